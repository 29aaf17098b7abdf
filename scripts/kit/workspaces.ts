import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const manifestSchema = v.object({ name: v.string() });
const rootSchema = v.object({ workspaces: v.array(v.string()) });

/** Folders of the packages that package.json at `root` names, from there and with `/`. */
export function workspaceFolders(root: string): string[] {
  const { workspaces } = v.parse(
    rootSchema,
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
  );
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern];
    const parent = pattern.slice(0, -2);
    return readdirSync(path.join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .sort();
  });
}

/** The name of the package in each of these folders. */
export function workspaceNames(root: string): ReadonlyMap<string, string> {
  return new Map(
    workspaceFolders(root).map((folder) => {
      const text = readFileSync(path.join(root, folder, 'package.json'), 'utf8');
      return [v.parse(manifestSchema, JSON.parse(text)).name, folder];
    }),
  );
}
