import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../project-root';
import { readArtefact } from './channel-registry';
import type { ReleaseStore } from './store';

/**
 * Imports the Node build of a published version. Its files are laid out below the checkout first, because
 * they take react and the router from there: one instance for shell and remotes, as in the browser.
 */
export async function importNodeBuild(
  store: ReleaseStore,
  name: string,
  version: string,
  entry: 'routes' | 'prerender',
): Promise<Readonly<Record<string, unknown>>> {
  const folder = path.join(projectRoot(), '.cache/prerender', name, version);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    for (const file of (await readArtefact(store, name, version)).node) {
      const stored = await store.get(`${name}/${version}/node/${file}`);
      if (!stored) throw new Error(`${name} ${version} has no ${file} in the store: publish it again`);
      writeFileSync(path.join(draft, file), stored.content);
    }
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
