import { copyFileSync, cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root';
import { workspaceNames } from '../workspaces';

/** Made by tools, or not part of the sources. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/**
 * Folder in a checkout with what npm said of a lock file, under its hash: whichever copy asks first, requests
 * all.
 */
export const MATERIALS = '.cache/bill-of-materials';

/** Copies the sources of the checkout, as a fresh clone would have them, with changes that are not committed. */
export function copyCheckout(folder: string): void {
  cpSync(projectRoot(), folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.basename(source)),
  });
}

/** Installs into a copy of the checkout the packages of this one, but its own workspaces. */
export function linkInstalled(folder: string): void {
  const root = projectRoot();
  const installed = path.join(root, 'node_modules');
  const own = workspaceNames(root);
  for (const name of namesIn(installed))
    if (!own.has(name)) link(path.join(installed, name), path.join(folder, 'node_modules', name));
  for (const [name, place] of own) link(path.join(folder, place), path.join(folder, 'node_modules', name));
  copyFileSync(
    path.join(installed, '.package-lock.json'),
    path.join(folder, 'node_modules/.package-lock.json'),
  );
  mkdirSync(path.join(root, MATERIALS), { recursive: true });
  link(path.join(root, MATERIALS), path.join(folder, MATERIALS));
}

function namesIn(modules: string): string[] {
  return readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(modules, name)).map((part) => `${name}/${part}`) : name,
    );
}

function link(target: string, place: string): void {
  mkdirSync(path.dirname(place), { recursive: true });
  // A junction is what Windows lets everyone make.
  symlinkSync(target, place, 'junction');
}
