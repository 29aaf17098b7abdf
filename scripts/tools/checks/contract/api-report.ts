import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';
import { runTool } from '../packages/run-tool';
import { compareContracts } from './compare-contracts';
import {
  type ContractSurface,
  isContract,
  parseSurface,
  printSurface,
  readSurface,
} from './contract-surface';
import { BRIDGED, findUnversionedChanges, versionOf } from './contract-version';
import { type Declaration, declarationsOf } from './declarations';

const REPORT = 'shared-contracts/api-report.md';

const RELEASED = 'shared-contracts/api-released.txt';

/** `npm run api-report`: writes the report of the contract. With `--release` later changes are compared with it. */
export async function run(options: string[]): Promise<number> {
  const unknown = options.find((option) => option !== '--release');
  if (unknown) throw new UsageError(`api-report knows --release, not '${unknown}'.`);
  const root = projectRoot();
  const { report, undocumented, surface } = await createApiReport(root);
  writeFileSync(path.join(root, REPORT), report);
  console.log(`Wrote ${REPORT}. Its changes are changes of the contract: review them as such.`);
  if (options.length > 0) {
    writeFileSync(path.join(root, RELEASED), printSurface(surface));
    writeFileSync(path.join(root, BRIDGED), '{}\n');
    console.log(`Wrote ${RELEASED}: contract ${versionOf(surface)} is the released one from now on.`);
  }
  for (const sentence of undocumented) console.error(sentence);
  return undocumented.length > 0 ? 1 : 0;
}

/** Checks the report, the docstrings and the version of the contract. Returns a sentence for each problem. */
export async function checkApiReport(root: string): Promise<string[]> {
  try {
    const { report, undocumented, surface } = await createApiReport(root);
    return [...undocumented, ...checkWritten(root, report), ...(await checkVersion(root, surface))];
  } catch (error) {
    if (error instanceof UsageError) return [error.message];
    throw error;
  }
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

function checkWritten(root: string, report: string): string[] {
  const file = path.join(root, REPORT);
  const written = existsSync(file) ? readText(file).split('\n') : [];
  const lines = report.split('\n');
  const at = lines.findIndex((line, index) => line !== written[index]);
  if (at === -1 && written.length === lines.length) return [];
  const where = at === -1 ? 'more lines than now' : `line ${at + 1}, now: ${lines[at]?.trim()}`;
  return [`${REPORT} is not what the sources say (${where}). Run: npm run api-report`];
}

async function checkVersion(root: string, surface: ContractSurface): Promise<string[]> {
  const file = path.join(root, RELEASED);
  if (!existsSync(file))
    return [`${RELEASED} is missing. Bring it back from git: changes are compared with it.`];
  const text = readText(file);
  if (text === printSurface(surface)) return [];
  const released = parseSurface(text);
  const changes = await compareContracts(root, released, surface);
  const bridged = readJson(path.join(root, BRIDGED), v.record(v.string(), v.string()));
  return findUnversionedChanges(changes, versionOf(released), versionOf(surface), bridged);
}

/** The report of the contract in its current sources. */
export interface ApiReport {
  readonly report: string;
  /** A sentence for each export of product code without a docstring. */
  readonly undocumented: readonly string[];
  readonly surface: ContractSurface;
}

/** Creates the report of the contract from its sources. Throws when they don't compile. */
export async function createApiReport(root: string): Promise<ApiReport> {
  const folder = path.join(root, 'shared-contracts');
  const entries = readEntries(folder);
  // Two checks may run at the same time.
  const emitted = path.join(root, `.cache/api-report-${process.pid}`);
  const undocumented: string[] = [];
  const readEmitted = (file: string) => readFileSync(path.join(emitted, 'shared-contracts', file), 'utf8');

  const sectionOf = ({ name, file }: Entry): string => {
    if (file.endsWith('.css'))
      return section(name, [`\`${cssNames(path.join(folder, file)).join('`, `')}\``]);
    const named = new Map<string, Declaration>();
    // One docstring is enough for overloads.
    for (const one of declarationsOf(file.replace(/\.tsx?$/, '.d.ts'), readEmitted))
      if (one.exported && !named.get(one.name)?.docstring) named.set(one.name, one);
    const listed = [...named.values()];
    if (!isTesting(name))
      for (const bare of listed.filter(({ docstring }) => docstring === ''))
        undocumented.push(
          `shared-contracts/${file} exports '${bare.name}' without a docstring: say its purpose, units and what happens on failure.`,
        );
    return section(name, listed.map(lineOf));
  };

  try {
    await emitDeclarations(root, emitted);
    const report = [
      '# What @little-arches/contracts promises\n',
      'Written by `npm run api-report` from the sources; `npm run check` fails when it differs. It lists each export with the first sentence of its docstring. Adding raises the minor of `CONTRACT_VERSION`, renaming or removing the major; the compiler compares the sources with the declarations last released, in api-released.txt. Formats have numbers of their own; what is for tests counts as nothing.\n',
      ...entries.filter(({ name }) => !isTesting(name)).map(sectionOf),
      '# For tests and a remote standing alone\n',
      ...entries.filter(({ name }) => isTesting(name)).map(sectionOf),
    ].join('\n');
    return { report, undocumented, surface: surfaceOf(folder, emitted, entries) };
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

/** Returns the contract's surface; of a style sheet, the names it offers. */
function surfaceOf(folder: string, emitted: string, all: readonly Entry[]): ContractSurface {
  const entries = all.filter(({ name }) => isContract(name));
  const styles = entries.filter(({ file }) => file.endsWith('.css'));
  return readSurface(
    path.join(emitted, 'shared-contracts'),
    Object.fromEntries(entries.map(({ name, file }) => [name, file.replace(/\.tsx?$/, '.d.ts')])),
    Object.fromEntries(styles.map(({ file }) => [file, cssNames(path.join(folder, file)).join('\n')])),
  );
}

function section(name: string, lines: readonly string[]): string {
  return `## @little-arches/contracts/${name}\n\n${lines.join('\n')}\n`;
}

/** Longest signature that is listed; in characters. */
const SIGNATURE = 100;

/** Returns the line of an export: its name, or its signature when that is short, and the docstring's first sentence. */
function lineOf({ name, code, docstring }: Declaration): string {
  const [, signature = name] =
    /^export declare (?:function|const) (.*);$/.exec(code.replaceAll(/\s+/g, ' ')) ?? [];
  const [sentence = ''] = /^.*?(?:\.(?= |$)|$)/.exec(docstring.replaceAll(/\s+/g, ' ')) ?? [];
  return `- \`${signature.length > SIGNATURE ? name : signature}\`${sentence && ` – ${sentence}`}`;
}

interface Entry {
  /** Import path below `@little-arches/contracts/`. */
  readonly name: string;
  /** Path below the package's folder. */
  readonly file: string;
}

function isTesting(name: string): boolean {
  return /^testing(\/|$)/.test(name);
}

/** Schema of package.json; null makes a folder private. */
const manifestSchema = v.object({ exports: v.record(v.string(), v.nullable(v.string())) });

/** Returns the entries of the exports map, with `*` replaced by the existing files. */
function readEntries(folder: string): Entry[] {
  const { exports } = readJson(path.join(folder, 'package.json'), manifestSchema);
  return Object.entries(exports).flatMap(([key, target]): Entry[] => {
    if (target === null) return [];
    const name = key.slice('./'.length);
    const file = target.slice('./'.length);
    if (!name.includes('*')) return [{ name, file }];
    const ending = path.posix.basename(file).slice('*'.length);
    return readdirSync(path.join(folder, path.posix.dirname(file)))
      .filter((found) => found.endsWith(ending) && !/\.test\./.test(found))
      .sort()
      .map((found) => ({
        name: name.replace('*', found.slice(0, -ending.length)),
        file: path.posix.join(path.posix.dirname(file), found),
      }));
  });
}

/** Runs tsc to write the package's declarations into `folder`. */
async function emitDeclarations(root: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      newLine: 'lf',
      rootDir: '../..',
      outDir: '.',
    },
    include: ['../../shared-contracts/src', '../../scripts/testing/types.d.ts'],
    exclude: ['../../**/*.test.*'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { code, said } = await runTool(root, ['typescript/bin/tsc', '-p', folder]);
  if (code !== 0)
    throw new UsageError(`The report can't be made while shared-contracts does not compile:\n${said}`);
}

/** Returns the custom properties and classes of a style sheet in a file. */
function cssNames(file: string): string[] {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g, '');
  const properties = code.match(/--[\w-]+(?=\s*:)/g) ?? [];
  const classes = code.match(/\.[a-z][\w-]*(?=[^{};]*\{)/g) ?? [];
  return [...new Set([...properties, ...classes])].sort();
}
