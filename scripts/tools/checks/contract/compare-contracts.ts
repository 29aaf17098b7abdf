import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runTool } from '../packages/run-tool';
import type { ContractSurface } from './contract-surface';
import { type Declaration, declarationsOf } from './declarations';

/** A change of an export. `changed` also means that it was removed. */
export interface ContractChange {
  readonly entry: string;
  readonly name: string;
  readonly kind: 'grown' | 'changed';
  /** The difference, mostly in the compiler's words. */
  readonly detail: string;
}

/**
 * Types that a remote passes to the shell, which may be newer: it must accept values built with the older contract.
 */
const GIVEN_TO_SHELL = ['RemoteDefinition'];
/** Entries whose texts and limits may change without a new build of remotes. */
const WIDENED = ['company', 'input'];
/** The version itself is excluded, because it follows from all other changes. */
const VERSION = 'CONTRACT_VERSION';

const PRELUDE = `
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Members<T> = T extends object ? (T extends (...args: never[]) => unknown ? never : keyof T) : never;
type Widen<T> = T extends (...args: never[]) => unknown ? T : T extends string ? string : T extends number ? number : { [K in keyof T]: Widen<T[K]> };
`;

/** A change; `isOwn` means that the export's own text differs, not only the types it uses. */
type Found = ContractChange & { readonly isOwn: boolean };

/** A question to the compiler: a line that compiles or not. */
interface Question {
  readonly line: string;
  readonly asks: 'same' | 'newer fits' | 'older fits' | 'has all members';
}

/**
 * An export in both states. `fits` is the direction in which the types must be assignable for the export to have
 * only grown.
 */
interface Pair {
  readonly entry: string;
  readonly name: string;
  readonly fits: 'newer' | 'older' | 'either' | 'both';
  readonly isOwn: boolean;
  readonly questions: readonly Question[];
}

/**
 * Compares two states of the contract. The compiler determines whether each export is the same, and whether code
 * built with the older state still works with the newer one. `root` is the checkout that contains the compiler.
 */
export async function compareContracts(
  root: string,
  released: ContractSurface,
  now: ContractSurface,
): Promise<ContractChange[]> {
  const changes: Found[] = [];
  const pairs: Pair[] = [];
  const imports: string[] = [];
  for (const [entry, file] of Object.entries(released.entries)) {
    const newer = now.entries[entry];
    if (newer === undefined) {
      changes.push({ entry, name: '*', kind: 'changed', detail: 'The entry is gone.', isOwn: true });
    } else if (file.endsWith('.css')) {
      changes.push(...compareNames(entry, released.files[file] ?? '', now.files[newer] ?? ''));
    } else {
      const index = imports.length / 2;
      imports.push(
        `import type * as O${index} from './released/${moduleOf(file)}';`,
        `import type * as N${index} from './now/${moduleOf(newer)}';`,
      );
      const before = exportsOf(released, file);
      const after = exportsOf(now, newer);
      const privates = privatesOf(released, file) !== privatesOf(now, newer);
      changes.push(...compareNames(entry, [...before.keys()].join('\n'), [...after.keys()].join('\n')));
      for (const [name, declaration] of before)
        if (after.has(name) && name !== VERSION)
          pairs.push(pairOf(entry, index, declaration, isOther(declaration, after.get(name)) || privates));
    }
  }
  for (const entry of Object.keys(now.entries))
    if (!(entry in released.entries))
      changes.push({ entry, name: '*', kind: 'grown', detail: 'The entry is new.', isOwn: true });
  return withoutConsequences([...changes, ...(await ask(root, released, now, imports, pairs))]);
}

/**
 * Removes changes that only follow from others. A changed type changes every export that uses it; only the causes
 * are reported, unless no cause by itself is incompatible.
 */
function withoutConsequences(found: readonly Found[]): ContractChange[] {
  const causes = found.filter(({ isOwn }) => isOwn);
  const harm = found.filter(({ kind, isOwn }) => kind === 'changed' && !isOwn);
  const told = causes.some(({ kind }) => kind === 'changed') ? causes : [...causes, ...harm];
  return told.map(({ isOwn: _, ...change }) => change);
}

function compareNames(entry: string, before: string, after: string): Found[] {
  const [older, newer] = [before, after].map((text) => text.split('\n').filter(Boolean));
  const gone = older?.filter((name) => !newer?.includes(name)) ?? [];
  const added = newer?.filter((name) => !older?.includes(name)) ?? [];
  return [
    ...gone.map((name) => ({ entry, name, kind: 'changed' as const, detail: 'It is gone.', isOwn: true })),
    ...added.map((name) => ({ entry, name, kind: 'grown' as const, detail: 'It is new.', isOwn: true })),
  ];
}

function exportsOf({ files }: ContractSurface, file: string): ReadonlyMap<string, Declaration> {
  return new Map(
    declarationsOf(file, (other) => files[other])
      .filter(({ exported }) => exported)
      .map((declaration) => [declaration.name, declaration]),
  );
}

function codeOf({ code }: Declaration): string {
  return code.replace(/\/\*\*[\s\S]*?\*\/\s*/g, '').replace(/\s+/g, ' ');
}

function isOther(before: Declaration, after: Declaration | undefined): boolean {
  return after === undefined || codeOf(before) !== codeOf(after);
}

/** Returns the private declarations that a file's exports may use. */
function privatesOf({ files }: ContractSurface, file: string): string {
  return declarationsOf(file, (other) => files[other])
    .flatMap((declaration) => (declaration.exported ? [] : codeOf(declaration)))
    .join('\n');
}

function pairOf(entry: string, index: number, { name, code }: Declaration, isOwn: boolean): Pair {
  const isType = /^export (declare )?(interface|type) /.test(code);
  const of = (side: 'O' | 'N') => typeOf(`${side}${index}.${name}`, code, isType, WIDENED.includes(entry));
  const given = GIVEN_TO_SHELL.some((type) => code.trimEnd().endsWith(`): ${type};`));
  const [older, newer] = given
    ? ([`Parameters<${of('N')}>`, `Parameters<${of('O')}>`] as const)
    : ([of('O'), of('N')] as const);
  const fits = isType ? (GIVEN_TO_SHELL.includes(name) ? 'older' : 'either') : 'newer';
  return {
    entry,
    name,
    fits: name === 'EventPayload' ? 'both' : fits,
    isOwn,
    questions: questionsOf(older, newer),
  };
}

function questionsOf(older: string, newer: string): Question[] {
  return [
    { asks: 'same', line: `{ const _: Same<${older}, ${newer}> = true; }` },
    { asks: 'newer fits', line: `{ const _: ${older} = null! as ${newer}; }` },
    { asks: 'older fits', line: `{ const _: ${newer} = null! as ${older}; }` },
    // A removed optional member is assignable both ways, but no code reads it any more.
    { asks: 'has all members', line: `{ const _: Members<${newer}> = null! as Members<${older}>; }` },
  ];
}

function typeOf(name: string, code: string, isType: boolean, widened: boolean): string {
  if (!isType) return widened ? `Widen<typeof ${name}>` : `typeof ${name}`;
  // Events are both published and received, so each must be assignable both ways.
  if (name.endsWith('.EventPayload'))
    return `{ [Name in ${name.replace(/^[ON](\d+)\.EventPayload$/, 'O$1.EventName')}]: ${name}<Name> }`;
  const parameters = /^export (?:declare )?(?:interface|type) [\w$]+<([\s\S]*?)>(?= =| \{| extends)/.exec(
    code,
  )?.[1];
  if (parameters === undefined) return name;
  const count = parameters.replace(/<[^<>]*>/g, '').split(',').length;
  return `${name}<${Array.from({ length: count }, () => 'any').join(', ')}>`;
}

async function ask(
  root: string,
  released: ContractSurface,
  now: ContractSurface,
  imports: readonly string[],
  pairs: readonly Pair[],
): Promise<Found[]> {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.cache/contract-'));
  try {
    writeTree(path.join(folder, 'released'), released);
    writeTree(path.join(folder, 'now'), now);
    const head = [...imports, ...PRELUDE.trim().split('\n')];
    const lines = pairs.flatMap(({ questions }) => questions.map(({ line }) => line));
    writeFileSync(path.join(folder, 'compare.ts'), [...head, ...lines].join('\n'));
    const compilerOptions = { noEmit: true, skipLibCheck: true, noUnusedLocals: false };
    const config = { extends: '../../tsconfig.json', compilerOptions, include: ['compare.ts'] };
    writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { said } = await runTool(root, ['typescript/bin/tsc', '-p', folder, '--pretty', 'false']);
    return judge(pairs, refusals(said, head.length));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the compiler's messages for refused questions, by their number. Throws when the compiler did not run. */
function refusals(said: string, head: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  let last = -1;
  for (const line of said.split('\n')) {
    const match = /compare\.ts\((\d+),\d+\): error TS\d+: (.*)/.exec(line);
    if (match) {
      last = Number(match[1]) - 1 - head;
      if (last < 0) throw new Error(`The contracts can't be compared: ${line}`);
      if (!found.has(last)) found.set(last, plain(match[2] ?? ''));
    } else if (/error TS\d+/.test(line)) throw new Error(`The contracts can't be compared: ${line}`);
    else if (last >= 0 && line.startsWith(' ')) found.set(last, plain(line));
  }
  return found;
}

/** Removes import paths from a message; the file is already named. */
function plain(message: string): string {
  return message.trim().replace(/import\("[^"]*"\)\./g, '');
}

function judge(pairs: readonly Pair[], refused: ReadonlyMap<number, string>): Found[] {
  let number = 0;
  return pairs.flatMap(({ entry, name, fits, isOwn, questions }): Found[] => {
    const [same, newer, older, members] = questions.map(() => refused.get(number++));
    if (same === undefined) return [];
    const wanted = {
      newer: [newer],
      older: [older],
      both: [newer, older],
      either: [older === undefined ? undefined : newer],
    }[fits];
    const problem = members ?? wanted.find((one) => one !== undefined);
    const detail = problem ?? older ?? newer ?? 'Something optional differs.';
    return [{ entry, name, kind: problem === undefined ? 'grown' : 'changed', detail, isOwn }];
  });
}

function writeTree(folder: string, { files }: ContractSurface): void {
  for (const [file, text] of Object.entries(files)) {
    if (!file.endsWith('.d.ts')) continue;
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), withStrictMethods(text));
  }
}

/**
 * Rewrites methods as functions, because the compiler compares the parameters of methods loosely and those of
 * functions strictly.
 */
function withStrictMethods(text: string): string {
  return text.replace(/^(\s+)([a-z][\w$]*\??)(<[^(]*>)?\((.*)\): ([^\n]*);$/gm, '$1$2: $3($4) => $5;');
}

function moduleOf(file: string): string {
  return file.replace(/\.d\.ts$/, '');
}
