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
  // The shell depends on the tools too, so a checkout above comes first.
  const found = above(start, isCheckout) ?? above(start, isOwnRepository);
  if (found !== undefined) return found;
  throw new Error(
    `${start} is not inside a checkout of little-arches, nor in a repository that depends on ${TEAM_TOOLS[0]}. Change into one first.`,
  );
}

type Manifest = v.InferOutput<typeof manifestSchema>;

const isCheckout = ({ name }: Manifest) => name === 'little-arches';

const isOwnRepository = ({ name, dependencies, devDependencies }: Manifest) =>
  !name.startsWith('@little-arches/') &&
  TEAM_TOOLS.some((tool) => tool in dependencies || tool in devDependencies);

/** Returns the nearest folder, from `start` upwards, whose package.json is such a one. */
function above(start: string, isRoot: (manifest: Manifest) => boolean): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    try {
      if (isRoot(readJson(join(folder, 'package.json'), manifestSchema))) return folder;
    } catch {
      // No package.json, or another kind of file.
    }
    if (dirname(folder) === folder) return undefined;
  }
}
