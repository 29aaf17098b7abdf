import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { rangeOf, sharedLibraries } from '@scripts/build/federation/shared-libraries';
import { readJson } from '@scripts/kit/files/read-json';
import * as v from 'valibot';

/** Not for other repositories: tests, what only they use, what the contract was before, and this command itself. */
const NOT_PACKED = [
  /\.test\./,
  /(^|\/)(node_modules|dist|packing)\//,
  /^(?!src\/testing\/)(.*\/)?testing\//,
  /^api-/,
];

const versions = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.object({
  name: v.string(),
  version: v.string(),
  sideEffects: v.optional(v.array(v.string())),
  bin: v.optional(v.record(v.string(), v.string())),
  exports: v.record(
    v.string(),
    v.nullable(v.union([v.string(), v.object({ types: v.string(), default: v.string() })])),
  ),
  dependencies: versions,
  devDependencies: versions,
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Completes a package in `staged`, where its compiled scripts lie: adds the files that need no compiling and its
 * package.json, and leaves out what is not for other repositories. `version` is that of all that is packed; default: its
 * own.
 */
export function stagePackage(folder: string, staged: string, version?: string): void {
  const sources = filesBelow(folder).filter((file) => !isLeftOut(file));
  for (const file of filesBelow(staged))
    if (isLeftOut(file)) rmSync(path.join(staged, file));
    else if (/\.(js|d\.ts)$/.test(file)) nameFiles(path.join(staged, file));
  for (const file of sources.filter((one) => !isCompiled(one) && one !== 'package.json')) {
    mkdirSync(path.dirname(path.join(staged, file)), { recursive: true });
    copyFileSync(path.join(folder, file), path.join(staged, file));
  }
  const manifest = readJson(path.join(folder, 'package.json'), manifestSchema);
  const packed = packedManifest({ ...manifest, version: version ?? manifest.version }, (file) =>
    existsSync(path.join(staged, file)),
  );
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify(packed, null, 2)}\n`);
}

function isLeftOut(file: string): boolean {
  return NOT_PACKED.some((pattern) => pattern.test(file));
}

function isCompiled(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** A relative import, at run time or of a type, as the compiler writes it. */
const RELATIVE = /(\bfrom |\bimport |\bimport\()(["'])(\.{1,2}\/[^"']+)\2/g;

/** Writes the ending of every file that is imported: Node, unlike our builds, does not look for it. */
function nameFiles(file: string): void {
  const named = readFileSync(file, 'utf8').replace(RELATIVE, (whole, before, quote, specifier) => {
    const target = path.join(path.dirname(file), specifier);
    const isScript = [`${target}.js`, `${target}.d.ts`].some(existsSync);
    return isScript ? `${before}${quote}${specifier}.js${quote}` : whole;
  });
  writeFileSync(file, named);
}

const CONTRACT = 'shared-contracts';

/** Of what a package has one copy, which is its own: a tool takes the one that is there. */
const isPeer = (library: string) =>
  library === CONTRACT || (sharedLibraries as readonly string[]).includes(library);

/** The versions of a package that are as good as the one that it was made with. */
function peerRange(library: string, made: string, version: string): string {
  return library === CONTRACT ? rangeOf(version) : rangeOf(made);
}

/** What package.json says of the package as it is packed; `isPacked` says which files there are. */
function packedManifest(manifest: Manifest, isPacked: (file: string) => boolean): object {
  const { name, version, sideEffects, bin = {}, exports, dependencies, devDependencies } = manifest;
  const asPacked = (file: string) =>
    isCompiled(file)
      ? { types: file.replace(/\.tsx?$/, '.d.ts'), default: file.replace(/\.tsx?$/, '.js') }
      : file;
  const isThere = (target: unknown) => typeof target !== 'string' || target.includes('*') || isPacked(target);
  const entries = Object.entries(exports)
    .map(([entry, target]) => [entry, typeof target === 'string' ? asPacked(target) : target] as const)
    .filter(([, target]) =>
      target && typeof target === 'object' ? isThere(target.default) : isThere(target),
    );
  // What its test host needs, if it has one; a package that tests with it names these itself.
  const peers = entries.some(([entry]) => entry.startsWith('./testing/')) ? devDependencies : {};
  return {
    name,
    version,
    license: 'UNLICENSED',
    type: 'module',
    ...(sideEffects && { sideEffects }),
    ...(Object.keys(bin).length > 0 && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([word, file]) => [word, file.replace(/\.ts$/, '.js')]),
      ),
    }),
    exports: Object.fromEntries(entries),
    dependencies: Object.fromEntries(
      Object.entries(dependencies)
        .filter(([library]) => !isPeer(library))
        .map(([library, made]) => [library, library.startsWith('@scripts/') ? version : made]),
    ),
    // The team's own, of which there must be one copy; any that the shell's may differ from.
    peerDependencies: {
      ...peers,
      ...Object.fromEntries(
        Object.entries({ ...peers, ...dependencies })
          .filter(([library]) => isPeer(library))
          .map(([library, made]) => [library, peerRange(library, made, version)]),
      ),
    },
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((peer) => [peer, { optional: true }])),
  };
}
