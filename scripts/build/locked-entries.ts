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

/** The part of npm's lock file that says which packages are installed, by the folders they are in. */
export const lockSchema = v.object({ packages: v.optional(v.record(v.string(), entrySchema), {}) });

type Lock = v.InferOutput<typeof lockSchema>;

/** What builds a package and is no library of it. Of our tools the others only run before and after. */
const BUILT_WITH = ['shared-contracts', '@scripts/build'];

/**
 * Returns, of a lock file, a line for each library that can reach the bytes of the package in `folder` (from the root,
 * empty for the root itself): those that it and what builds it depend on, and those that these depend on.
 */
export function lockedEntries({ packages }: Lock, folder: string): string[] {
  const lines = new Map<string, string>();
  const isTool = (name: string) => name.startsWith('@scripts/');
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

/** Where Node finds a package that one at `place` names. */
function placeOf(packages: Lock['packages'], place: string, name: string): string | undefined {
  for (let folder = place; ; folder = folder.replace(/(^|\/)[^/]*$/, '')) {
    const wanted = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[wanted]) return wanted;
    if (folder === '') return undefined;
  }
}
