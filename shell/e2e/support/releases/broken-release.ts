import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { replaceFile } from '@scripts/kit/files/write-file';
import { integrityOf } from '@scripts/kit/integrity';
import { parseConfig } from 'shared-contracts/config';
import type { ComposedSite } from 'shared-contracts/formats/site';
import { siteDataDir } from '../site';
import { liveSite, showSite, withHtml } from './live-site';

/** A remote's file that is served with a fault. */
export interface BrokenFile {
  /** As the browser asks for it. */
  readonly path: string;
  readonly version: string;
}

type IsMeant = (name: string, text: string) => boolean;

/** The script that is loaded first of a remote. */
export const isEntry: IsMeant = (name) => name.startsWith('entry.');

/**
 * Has the running site serve a remote as if it had been released with a fault: the first file that is the one
 * meant is edited, and every hash that leads to it, from the pages down, becomes that of the edited one.
 */
export function createBrokenReleases() {
  const before = new Map<string, Buffer>();
  let shown: ComposedSite | undefined;

  function replace(file: string, content: Buffer): void {
    if (!existsSync(file)) return;
    if (!before.has(file)) before.set(file, readFileSync(file));
    replaceFile(file, content);
  }

  function edit(file: string, change: (text: string) => string): readonly [string, string] | undefined {
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed === text) return undefined;
    const content = Buffer.from(changed);
    replace(file, content);
    // Compressed, it would be served as it was.
    replace(`${file}.br`, brotliCompressSync(content));
    replace(`${file}.gz`, gzipSync(content));
    return [integrityOf(text), integrityOf(changed)];
  }

  async function edited(change: (text: string) => string): Promise<void> {
    const site = await withHtml(change);
    shown ??= await liveSite();
    const config = parseConfig(JSON.parse(change(JSON.stringify(site.config))));
    await showSite({ ...site, config });
  }

  return {
    async break(remote: string, isMeant: IsMeant, change: (text: string) => string): Promise<BrokenFile> {
      const { composition } = await liveSite();
      const version = composition.remotes.find(({ name }) => name === remote)?.version ?? '';
      const folder = path.join(siteDataDir, 'releases', remote, version);
      const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
      const find = (meant: IsMeant) => {
        const found = scripts.find((name) => meant(name, readFileSync(path.join(folder, name), 'utf8')));
        if (!found) throw new Error(`${remote} ${version} has no such file`);
        return path.join(folder, found);
      };
      const file = find(isMeant);
      const hashes = [edit(file, change)];
      const rehash = (text: string) =>
        hashes.reduce((all, pair) => (pair ? all.replaceAll(pair[0], pair[1]) : all), text);
      // The entry names its chunks by their hashes, the composition names the entry, and the pages name them all.
      const whole = path.join(siteDataDir, 'releases/composition', composition.id, 'composition.json');
      for (const dependent of [find(isEntry), whole]) hashes.push(edit(dependent, rehash));
      await edited(rehash);
      return { path: `/assets/${remote}/${version}/${path.basename(file)}`, version };
    },
    /** Changes the pages, and the configuration in them. */
    editSite: edited,
    /** Makes everything as it was. */
    async mend(): Promise<void> {
      for (const [file, content] of before) replaceFile(file, content);
      before.clear();
      if (shown) await showSite(shown);
      shown = undefined;
    },
  };
}
