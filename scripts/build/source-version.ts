import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { folderOf } from './model/packages';

const manifestSchema = v.object({ version: v.string() });

const names = v.optional(v.record(v.string(), v.string()));
const entrySchema = v.object({
  version: v.optional(v.string()),
  resolved: v.optional(v.string()),
  integrity: v.optional(v.string()),
  link: v.optional(v.boolean()),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

/** The part of npm's lock file that lists the installed packages by folder. */
const lockSchema = v.object({ packages: v.optional(v.record(v.string(), entrySchema), {}) });

type Lock = v.InferOutput<typeof lockSchema>;

/** Packages that build a package without being its libraries. Our other tools run only before and after the build. */
const BUILT_WITH = ['@little-arches/contracts', '@little-arches/build'];

const NOT_BUILT = /\.test\.tsx?$|\/testing\/|standalone\.|[A-Z]+\.md$/;

/**
 * Returns the version of a package's sources: the version in its package.json and a hash of everything that affects
 * the build. So the bytes of a version never change, and an update of a test tool makes no new version.
 */
export function sourceVersion(name: string): string {
  const root = projectRoot();
  // A team's own repository has the last two installed, in the versions of its lock file.
  const folders = [
    path.join(folderOf(name), 'src'),
    path.join(root, 'shared-contracts/src'),
    path.join(root, 'scripts/build'),
  ].filter(existsSync);
  // Named from the root with `/`, so that the checkout's location and the system do not matter.
  const files = folders
    .flatMap(filesBelow)
    .map((file) => path.relative(root, file).replaceAll('\\', '/'))
    .filter((file) => !NOT_BUILT.test(file))
    .sort();
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  const lock = readJson(path.join(root, 'package-lock.json'), lockSchema);
  for (const line of lockedEntries(lock, path.relative(root, folderOf(name)).replaceAll('\\', '/')))
    hash.update(`${line}\0`);
  const { version } = readJson(path.join(folderOf(name), 'package.json'), manifestSchema);
  return `${version}-${hash.digest('hex').slice(0, 8)}`;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Returns a line of a lock file for each library that can affect the bytes of the package in `folder` (from the
 * root, empty for the root itself): the direct and indirect dependencies of the package and of its build tools.
 */
function lockedEntries({ packages }: Lock, folder: string): string[] {
  const lines = new Map<string, string>();
  const isTool = (name: string) => name.startsWith('@little-arches/');
  const visit = (place: string, name: string) => {
    const found = placeOf(packages, place, name);
    const entry = found === undefined ? undefined : packages[found];
    if (found === undefined || !entry || lines.has(found)) return;
    const at = entry.link && entry.resolved ? entry.resolved : found;
    const { version = '', integrity = '', ...more } = packages[at] ?? entry;
    lines.set(found, `${found} ${version} ${integrity}`);
    const needed = { ...more.dependencies, ...more.optionalDependencies, ...more.peerDependencies };
    for (const library of Object.keys(needed)) if (!isTool(library)) visit(at, library);
  };
  const own = Object.keys(packages[folder]?.dependencies ?? {}).filter((name) => !isTool(name));
  for (const name of [...own, ...BUILT_WITH]) visit(folder, name);
  return [...lines.values()].sort();
}

/** Returns the folder in which Node finds a package imported by the one at `place`. */
function placeOf(packages: Lock['packages'], place: string, name: string): string | undefined {
  for (let folder = place; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const wanted = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[wanted]) return wanted;
    if (folder === '') return undefined;
  }
}
