import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile } from '@scripts/kit/files/write-file';
import { integrityOf } from '@scripts/kit/integrity';
import { createSiteReader, siteFile } from '@scripts/release/site/site-file';
import { siteDataDir } from '../site';

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
  const before = new Map<string, string>();

  function edit(file: string, change: (text: string) => string): readonly [string, string] | undefined {
    const text = readFileSync(file, 'utf8');
    const changed = change(text);
    if (changed === text) return undefined;
    if (!before.has(file)) before.set(file, text);
    replaceFile(file, changed);
    return [integrityOf(text), integrityOf(changed)];
  }

  return {
    break(remote: string, isMeant: IsMeant, change: (text: string) => string): BrokenFile {
      const site = siteFile(siteDataDir, 'production');
      const { composition } = createSiteReader(site)();
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
      for (const dependent of [find(isEntry), whole, site]) hashes.push(edit(dependent, rehash));
      return { path: `/assets/${remote}/${version}/${path.basename(file)}`, version };
    },
    /** Changes the composed site, its pages and their configuration. */
    editSite(change: (text: string) => string): void {
      edit(siteFile(siteDataDir, 'production'), change);
    },
    /** Makes everything as it was. */
    mend() {
      for (const [file, text] of before) replaceFile(file, text);
      before.clear();
    },
  };
}
