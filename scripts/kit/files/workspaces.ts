import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readJson } from './read-json';

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({ name: v.string(), dependencies: versions, devDependencies: versions });
const rootSchema = v.object({ workspaces: v.array(v.string()) });

/** Returns the folders of the workspaces in package.json at `root`, relative to it and with `/`. */
export function workspaceFolders(root: string): string[] {
  const { workspaces } = readJson(path.join(root, 'package.json'), rootSchema);
  return workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('*')) return [pattern];
    const parent = path.posix.dirname(pattern);
    return readdirSync(path.join(root, parent))
      .map((name) => path.posix.join(parent, name))
      .filter((folder) => folder.startsWith(pattern.slice(0, -1)))
      .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
      .sort();
  });
}

/** Returns the workspaces' folders by package name. */
export function workspaceNames(root: string): ReadonlyMap<string, string> {
  return new Map(
    workspaceFolders(root).map((folder) => [
      readJson(path.join(root, folder, 'package.json'), manifestSchema).name,
      folder,
    ]),
  );
}

/** Returns the version of each library that the packages in these folders depend on. */
export function libraryVersions(root: string, folders: readonly string[]): Readonly<Record<string, string>> {
  const manifests = folders.map((folder) =>
    readJson(path.join(root, folder, 'package.json'), manifestSchema),
  );
  return Object.assign({}, ...manifests.flatMap((one) => [one.devDependencies, one.dependencies]));
}
