import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../project-root';

/** Made by tools, or not part of the sources. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', '.cache']);

/** Copies the sources of the checkout, as a fresh clone would have them, with changes that are not committed. */
export function copyCheckout(folder: string): void {
  cpSync(projectRoot(), folder, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(path.basename(source)),
  });
}

/** Gives a copy the packages that are installed in the checkout, but its own workspaces. */
export function linkInstalled(folder: string): void {
  const root = projectRoot();
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: readonly string[];
  };
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(root, 'node_modules')).filter((entry) => !entry.startsWith('.'))) {
    const from = path.join(workspaces.includes(name) ? folder : path.join(root, 'node_modules'), name);
    // A junction is what Windows lets everybody make.
    symlinkSync(from, path.join(folder, 'node_modules', name), 'junction');
  }
  const stamp = 'node_modules/.little-arches';
  if (existsSync(path.join(root, stamp))) copyFileSync(path.join(root, stamp), path.join(folder, stamp));
}
