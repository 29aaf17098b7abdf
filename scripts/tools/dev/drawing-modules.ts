import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/project-root';
import { workspaceFolders } from '@little-arches/kit/workspaces';

/** Module with a package's drawings, for the sheet of all drawings. */
const DRAWINGS = 'src/testing/drawings.tsx';

/** Returns the module of each package with drawings, the contract's first. */
export function drawingModules(): readonly string[] {
  const root = projectRoot();
  return workspaceFolders(root)
    .map((folder) => path.join(root, folder, DRAWINGS))
    .filter((file) => existsSync(file));
}
