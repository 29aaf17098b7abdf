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
import { sharedLibraries } from '@little-arches/build/federation/shared-libraries';
import { rangeOf } from '@little-arches/contracts/formats';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

/** Files that are copied as they are, even sources and tests. */
const isTemplate = (file: string) => file.startsWith('template/');

/** Files not packed: tests, files that only tests use, earlier states of the contract, and this command. */
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
  description: v.optional(v.string()),
  sideEffects: v.optional(v.array(v.string())),
  bin: v.optional(v.record(v.string(), v.string())),
  browserslist: v.optional(v.array(v.string())),
  exports: v.record(
    v.string(),
    v.nullable(v.union([v.string(), v.object({ types: v.string(), default: v.string() })])),
  ),
  dependencies: versions,
  devDependencies: versions,
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Completes a package in `staged`, which contains its compiled scripts: adds the files that need no compiling and
 * its package.json, and removes files that other repositories don't need. `version` is that of all packed packages;
 * default: the package's own.
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
  const readme = path.join(staged, 'README.md');
  if (existsSync(readme)) writeFileSync(readme, withoutFileLinks(readFileSync(readme, 'utf8')));
  const manifest = readJson(path.join(folder, 'package.json'), manifestSchema);
  const packed = packedManifest({ ...manifest, version: version ?? manifest.version }, (file) =>
    existsSync(path.join(staged, file)),
  );
  const files = readdirSync(staged).sort();
  writeFileSync(path.join(staged, 'package.json'), `${JSON.stringify({ ...packed, files }, null, 2)}\n`);
}

/** Writes the changelog into a staged package. */
export function stageChangelog(root: string, staged: string): void {
  mkdirSync(staged, { recursive: true });
  const text = readFileSync(path.join(root, 'docs/CHANGELOG.md'), 'utf8');
  writeFileSync(path.join(staged, 'CHANGELOG.md'), withoutFileLinks(text));
}

/** Returns Markdown with the text alone of each link to a file, because a package has not the checkout's files. */
export function withoutFileLinks(markdown: string): string {
  return markdown.replace(/\[([^\]]+)\]\((?![a-z]+:)[^)]+\)/g, '$1');
}

function isLeftOut(file: string): boolean {
  return !isTemplate(file) && NOT_PACKED.some((pattern) => pattern.test(file));
}

function isCompiled(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !isTemplate(file);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

/** Matches a relative import, at run time or of a type, as the compiler writes it. */
const RELATIVE = /(\bfrom |\bimport |\bimport\()(["'])(\.{1,2}\/[^"']+)\2/g;

/** Adds the extension to every imported file, because Node, unlike our builds, requires it. */
function nameFiles(file: string): void {
  const named = readFileSync(file, 'utf8').replace(RELATIVE, (whole, before, quote, specifier) => {
    const target = path.join(path.dirname(file), specifier);
    const isScript = [`${target}.js`, `${target}.d.ts`].some(existsSync);
    return isScript ? `${before}${quote}${specifier}.js${quote}` : whole;
  });
  writeFileSync(file, named);
}

const CONTRACT = '@little-arches/contracts';

/** Returns true for libraries of which a package must have only its own copy: a tool uses the installed one. */
const isPeer = (library: string) =>
  library === CONTRACT || (sharedLibraries as readonly string[]).includes(library);

/** Returns the versions of a package that are compatible with the one used here. */
function peerRange(library: string, made: string, version: string): string {
  return library === CONTRACT ? rangeOf(version) : rangeOf(made);
}

/** Returns package.json of the packed package; `isPacked` returns true for existing files. */
function packedManifest(manifest: Manifest, isPacked: (file: string) => boolean): object {
  const {
    name,
    version,
    description,
    sideEffects,
    bin = {},
    browserslist,
    exports,
    dependencies,
    devDependencies,
  } = manifest;
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
  // Dependencies of a package's test host; a package that uses it in tests must list them itself.
  const peers = entries.some(([entry]) => entry.startsWith('./testing/')) ? devDependencies : {};
  return {
    name,
    version,
    ...(description && { description }),
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=20.19' },
    ...(sideEffects && { sideEffects }),
    ...(Object.keys(bin).length > 0 && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([word, file]) => [word, file.replace(/\.ts$/, '.js')]),
      ),
    }),
    ...(browserslist && { browserslist }),
    exports: Object.fromEntries(entries),
    dependencies: Object.fromEntries(
      Object.entries(dependencies)
        .filter(([library]) => !isPeer(library))
        .map(([library, made]) => [library, library.startsWith('@little-arches/') ? version : made]),
    ),
    // The team's own libraries, each in one copy; the shell's may differ from them.
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
