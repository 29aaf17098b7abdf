import { existsSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { workspaceFolders } from '@scripts/kit/workspaces';

/** A package's drawings, for the sheet of all of them. */
const DRAWINGS = 'src/testing/drawings.tsx';

/** The module of each package that has drawings, the contract's first. */
export function drawingModules(): readonly string[] {
  const root = projectRoot();
  return workspaceFolders(root)
    .map((folder) => path.join(root, folder, DRAWINGS))
    .filter((file) => existsSync(file));
}
