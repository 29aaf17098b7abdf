import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ProjectFile } from '../project-files';
import { findLoaders } from './loaders';

const SCRIPT = /\.(?:[cm]?[jt]s|tsx)$/;
/**
 * Files that run in Node or in Jest. In a page the shell protects the browser's globals
 * (docs/decisions/content-security.md).
 */
const NODE = /^(?:scripts|supabase)\/|\.[cm]js$|config\.ts$/;

/** Refused patterns, with their files and the reason. */
const faults: readonly { readonly in: RegExp; readonly pattern: RegExp; readonly fault: string }[] = [
  {
    in: SCRIPT,
    // The pattern `/^\.\/…/` is for our own files and allowed.
    pattern: /\bNormalModuleReplacementPlugin\(\s*(?!\/\^\\\.)/,
    fault: 'replaces a module of a package',
  },
  { in: SCRIPT, pattern: /\balias: /, fault: 'leads a package’s name elsewhere' },
  { in: SCRIPT, pattern: /\bgetCompilationHooks\b/, fault: 'edits what the bundler writes' },
  {
    in: SCRIPT,
    pattern: /\b(?:[Mm]odule|require)\._\w|\brequire\.extensions\b|INTERNALS_DO_NOT_USE|\brlsState\b/,
    fault: 'uses what a library or Node keeps private',
  },
  {
    in: NODE,
    pattern: /\bcompileFunction\b|__(?:lookup|define)[GS]etter__/,
    fault: 'reaches into Node or Jest',
  },
  {
    in: NODE,
    pattern:
      /(?<![\w.$])(?:console|process|vm|fs|https?|timers|crypto)\.(?!(?:exitCode|env)\b)\w+ (?:\?\?|\|\|)?= /,
    fault: 'replaces a part of Node',
  },
  {
    in: NODE,
    pattern:
      /\bObject\.(?:assign|defineProperty|defineProperties)\((?:console|process|vm|fs|\w+\.prototype)\s*,/,
    fault: 'replaces a part of Node or of a class',
  },
  // `??=` adds what a DOM in Node lacks.
  { in: NODE, pattern: /\.prototype\.\w+ = /, fault: 'changes a class that is not its own' },
  {
    in: /^(?!.*\.test\.)(?:scripts|supabase)\/.*\.[cm]?[jt]s$/,
    pattern:
      /^\s*(?!this\b|exports\b|module\.exports\b)[A-Za-z]\w*(?:\.\w+)*\.(?!on[a-z])\w+ = (?:async )?(?:\(|function\b)/,
    fault: 'puts a function of its own in the place of another’s',
  },
];

/** Matches an assignment to a global, with its name. */
const SET_GLOBAL =
  /(?<![\w.$])(?:globalThis|global|window)\.(\w+) (?:\?\?|\|\|)?= |\bObject\.defineProperty\(globalThis, '(\w+)'|\bObject\.assign\(globalThis, \{ (\w+)/;

/**
 * Finds code that edits, replaces or reaches into a library, Node or Jest. Libraries are used as published and
 * documented (docs/decisions/build-and-tools.md). Returns a sentence for each place.
 */
export function findEditedLibraries(
  files: readonly ProjectFile[],
  installed: () => readonly string[],
): string[] {
  return files
    .filter(({ path: file }) => SCRIPT.test(file) && !file.startsWith('scripts/tools/checks/libraries/'))
    .flatMap((file) => [
      ...file.text.split('\n').flatMap((line, index) => faultsIn(line, file.path, index + 1)),
      ...findLoaders(file, installed).map((line) => say(file.path, line, 'rewrites files of node_modules')),
    ]);
}

function faultsIn(line: string, file: string, number: number): string[] {
  const [, ...names] = (NODE.test(file) && SET_GLOBAL.exec(line)) || [];
  const global = names.find((name) => name !== undefined && name in globalThis);
  const found = faults.find((one) => one.in.test(file) && one.pattern.test(line));
  const fault = global ? `replaces the global ${global}` : found?.fault;
  return fault ? [say(file, number, fault)] : [];
}

function say(file: string, line: number, fault: string): string {
  return `${file}:${line} ${fault}. Use the library as it is documented: an option, a plugin, a subclass, or another library (docs/decisions/build-and-tools.md).`;
}

/** Returns the scripts and styles of the installed packages, by path. */
export function installedFiles(root: string): string[] {
  const folder = path.join(root, 'node_modules');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[cm]?js|css)$/.test(file))
    .map((file) => path.join(folder, file));
}
