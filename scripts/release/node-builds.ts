import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root';
import { readArtefact } from './channel-registry';
import { isAsBuilt } from './check-files';
import type { ReleaseStore } from './store';

/**
 * Imports the Node build of a published version; nothing of it runs before every file is what was built. Its
 * files are laid out below the checkout first, because they take react and the router from there: one instance
 * for shell and remotes, as in the browser.
 */
export async function importNodeBuild(
  store: ReleaseStore,
  name: string,
  version: string,
  entry: 'routes' | 'prerender',
): Promise<Readonly<Record<string, unknown>>> {
  const files = await readNodeBuild(store, name, version);
  const folder = path.join(projectRoot(), '.cache/prerender', name, version);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    for (const [file, content] of files) writeFileSync(path.join(draft, path.basename(file)), content);
    try {
      renameSync(draft, folder);
    } catch (error) {
      // Another command laid out the same files meanwhile.
      if (!existsSync(folder)) throw error;
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return await import(pathToFileURL(path.join(folder, `${entry}.mjs`)).href);
}

/** The files of a Node build by path. Throws when one is missing or not what was built. */
async function readNodeBuild(store: ReleaseStore, name: string, version: string) {
  const { node } = await readArtefact(store, name, version);
  return await Promise.all(
    node.map(async (file) => {
      const stored = await store.get(`${name}/${version}/${file.path}`);
      const fault = (text: string) => new Error(`${file.path} of ${name} ${version} ${text}`);
      if (!stored) throw fault('is not in the store: publish it again');
      if (!isAsBuilt(file, stored.content))
        throw fault('is not the file that was built: publish another version');
      return [file.path, stored.content] as const;
    }),
  );
}
