import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { readJson } from './read-json';

const names = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({ name: v.string(), dependencies: names, devDependencies: names });

/** Packages of ours that a team's own repository depends on. */
const TEAM_TOOLS = ['@little-arches/release', '@little-arches/testing'];

/**
 * Returns the project's folder by walking up from `start`: the checkout, whose package.json is named
 * "little-arches", or a team's own repository, whose package depends on our tools. So scripts run from the root and
 * from a package's folder.
 */
export function projectRoot(start = process.cwd()): string {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isProject(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder)
      throw new Error(
        `${start} is not inside a checkout of little-arches, nor in a repository that depends on ${TEAM_TOOLS[0]}. Change into one first.`,
      );
  }
}

function isProject(file: string): boolean {
  try {
    const { name, dependencies, devDependencies } = readJson(file, manifestSchema);
    if (name.startsWith('@little-arches/')) return false;
    return (
      name === 'little-arches' || TEAM_TOOLS.some((tool) => tool in dependencies || tool in devDependencies)
    );
  } catch {
    return false;
  }
}
