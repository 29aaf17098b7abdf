import * as v from 'valibot';

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
export const lockSchema = v.object({ packages: v.optional(v.record(v.string(), entrySchema), {}) });

type Lock = v.InferOutput<typeof lockSchema>;

/** Packages that build a package without being its libraries. Our other tools run only before and after the build. */
const BUILT_WITH = ['@little-arches/contracts', '@little-arches/build'];

/**
 * Returns a line of a lock file for each library that can affect the bytes of the package in `folder` (from the
 * root, empty for the root itself): the direct and indirect dependencies of the package and of its build tools.
 */
export function lockedEntries({ packages }: Lock, folder: string): string[] {
  const lines = new Map<string, string>();
  const isTool = (name: string) => name.startsWith('@little-arches/');
  const visit = (place: string, name: string) => {
    const found = placeOf(packages, place, name);
    const entry = found === undefined ? undefined : packages[found];
    if (found === undefined || !entry || lines.has(found)) return;
    const at = entry.link && entry.resolved ? entry.resolved : found;
    const { version = '', integrity = '', ...more } = packages[at] ?? entry;
    lines.set(found, `${found} ${version} ${integrity}`);
    for (const needed of dependenciesOf(more)) if (!isTool(needed)) visit(at, needed);
  };
  const own = Object.keys(packages[folder]?.dependencies ?? {}).filter((name) => !isTool(name));
  for (const name of [...own, ...BUILT_WITH]) visit(folder, name);
  return [...lines.values()].sort();
}

function dependenciesOf({
  dependencies,
  optionalDependencies,
  peerDependencies,
}: Omit<v.InferOutput<typeof entrySchema>, 'version' | 'integrity'>): string[] {
  return Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
}

/** Returns the folder in which Node finds a package imported by the one at `place`. */
function placeOf(packages: Lock['packages'], place: string, name: string): string | undefined {
  for (let folder = place; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const wanted = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[wanted]) return wanted;
    if (folder === '') return undefined;
  }
}
