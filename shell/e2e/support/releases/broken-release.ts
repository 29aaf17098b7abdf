import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseDescriptor } from '@little-arches/build/model/descriptor';
import { replaceFile } from '@little-arches/kit/files/write-file';
import { integrityOf } from '@little-arches/kit/integrity';
import { releasedKey } from '@little-arches/release/store/released-file';
import { descriptorKey } from '@little-arches/release/store/store-keys';
import { siteDataDir } from '../site';
import { liveSite, showSite, withHtml } from './live-site';

/** A remote's file that is served with a fault. */
export interface BrokenFile {
  /** The path as the browser requests it. */
  readonly path: string;
  readonly version: string;
}

/** These copies are read only a few times. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

type IsMeant = (name: string, text: string) => boolean;

/** Returns true for the script of a remote that is loaded first. */
export const isEntry: IsMeant = (name) => name.startsWith('remoteEntry.');

/**
 * Makes the running site serve a remote as if it had been released with a fault: edits the first matching file, and
 * updates every hash that depends on it, from the pages down.
 */
export function createBrokenReleases() {
  const before = new Map<string, Buffer>();
  let showBefore: (() => Promise<void>) | undefined;

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
    // What a server sends instead of the file.
    replace(`${file}.br`, brotliCompressSync(content, FAST));
    replace(`${file}.gz`, gzipSync(content, { level: 1 }));
    return [integrityOf(text), integrityOf(changed)];
  }

  return {
    async break(remote: string, isMeant: IsMeant, change: (text: string) => string): Promise<BrokenFile> {
      const { composition } = await liveSite();
      const version = composition.remotes.find(({ name }) => name === remote)?.version ?? '';
      const releases = path.join(siteDataDir, 'releases');
      const text = readFileSync(path.join(releases, descriptorKey(remote, version)), 'utf8');
      const released = parseDescriptor(JSON.parse(text), remote);
      const scripts = released.extras.files
        .map((file) => releasedKey(released, file.path))
        .filter((key) => key.endsWith('.js'));
      const find = (meant: IsMeant) => {
        const isFound = (key: string) =>
          meant(path.basename(key), readFileSync(path.join(releases, key), 'utf8'));
        const found = scripts.find(isFound);
        if (!found) throw new Error(`${remote} ${version} has no such file`);
        return found;
      };
      const key = find(isMeant);
      const file = path.join(releases, key);
      const hashes = [edit(file, change)];
      const rehash = (text: string) =>
        hashes.reduce((all, pair) => (pair ? all.replaceAll(pair[0], pair[1]) : all), text);
      // The entry contains the hashes of its chunks, the composition that of the entry, and the pages contain
      // them all.
      const whole = path.join(siteDataDir, 'releases/composition', composition.id, 'composition.json');
      for (const dependent of [path.join(releases, find(isEntry)), whole])
        hashes.push(edit(dependent, rehash));
      const showOneBefore = await showSite(await withHtml(rehash));
      showBefore ??= showOneBefore;
      return { path: `/assets/${key}`, version };
    },
    /** Restores everything. */
    async repair(): Promise<void> {
      for (const [file, content] of before) replaceFile(file, content);
      before.clear();
      await showBefore?.();
      showBefore = undefined;
    },
  };
}
