import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root';
import { workspaceNames } from './workspaces';

/** Folders that tools create or that are not part of the sources. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/**
 * Folder in a checkout with npm's answers about lock files, by the file's hash. The first copy that needs an answer
 * requests all.
 */
export const MATERIALS = '.cache/bill-of-materials';

/** Copies the sources of the checkout, uncommitted changes included, as in a fresh clone. */
export function copyCheckout(folder: string): void {
  cpSync(projectRoot(), folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.basename(source)),
  });
}

/** Links the installed packages of this checkout into a copy, except its own workspaces. */
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

/** Copies the builds of this checkout into a copy, which then builds only what differs there. */
export function copyBuilds(folder: string): void {
  const root = projectRoot();
  for (const place of workspaceNames(root).values()) {
    const built = path.join(root, place, 'dist');
    const isThere = existsSync(path.join(folder, place));
    if (isThere && existsSync(built)) cpSync(built, path.join(folder, place, 'dist'), { recursive: true });
  }
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
  // Every user of Windows may create a junction.
  symlinkSync(target, place, 'junction');
}
