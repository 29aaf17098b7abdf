import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '@little-arches/kit/files/write-file';
import { siteDataDir } from '../site';
import { compressedCopies } from './compressed-copies';

const ADDED = '\n;';

/** Breaks and repairs the published files of a remote while the site runs. */
export function releasesOf(remote: string) {
  const folder = path.join(siteDataDir, 'releases', remote);
  const away = `${folder}.away`;
  const before = new Map<string, Buffer>();

  function replace(file: string, content: Buffer): void {
    if (!existsSync(file)) return;
    before.set(file, readFileSync(file));
    replaceFile(file, content);
  }

  return {
    /** Removes the files of every version. */
    remove: () => renameSync(folder, away),
    /** Adds a harmless character to every script, compressed or not, so that it no longer matches its hash. */
    tamper() {
      const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        file.endsWith('.js'),
      );
      for (const script of scripts) {
        const file = path.join(folder, script);
        const content = Buffer.concat([readFileSync(file), Buffer.from(ADDED)]);
        replace(file, content);
        for (const copy of compressedCopies(file, content)) replace(...copy);
      }
    },
    /** Restores everything. */
    repair() {
      if (existsSync(away)) renameSync(away, folder);
      for (const [file, content] of before) replaceFile(file, content);
      before.clear();
    },
  };
}
