import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@scripts/kit/files/read-json';
import { projectRoot } from '@scripts/kit/project-root';
import * as v from 'valibot';
import { type Declaration, parseDeclarations, publicDeclarations } from './declarations';
import { runTool } from './run-tool';

const REPORT = 'shared-contracts/api-report.md';

/** `npm run api-report`: writes the report anew. */
export async function run(): Promise<number> {
  const { report, undocumented } = await createApiReport(projectRoot());
  writeFileSync(path.join(projectRoot(), REPORT), report);
  console.log(`Wrote ${REPORT}. Its changes are changes of the contract: review them as such.`);
  for (const sentence of undocumented) console.error(sentence);
  return undocumented.length > 0 ? 1 : 0;
}

/** Says what is wrong with the report and the docstrings of the contract. */
export async function checkApiReport(root: string): Promise<string[]> {
  const { report, undocumented } = await createApiReport(root);
  const file = path.join(root, REPORT);
  const written = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n').split('\n') : [];
  const lines = report.split('\n');
  const at = lines.findIndex((line, index) => line !== written[index]);
  if (at === -1 && written.length === lines.length) return undocumented;
  const where = at === -1 ? 'more lines than now' : `line ${at + 1}, now: ${lines[at]?.trim()}`;
  return [
    ...undocumented,
    `${REPORT} is not what the sources say (${where}). Is CONTRACT_VERSION still right? Then run: npm run api-report`,
  ];
}

/** The report's text, and a sentence for each export of product code that has no docstring. */
export async function createApiReport(root: string): Promise<{ report: string; undocumented: string[] }> {
  const folder = path.join(root, 'shared-contracts');
  const entries = readEntries(folder);
  // Two checks may run at once.
  const emitted = path.join(root, `.cache/api-report-${process.pid}`);
  const undocumented: string[] = [];

  const sectionOf = ({ name, file }: Entry): string => {
    if (file.endsWith('.css'))
      return section(name, 'css', cssNames(readFileSync(path.join(folder, file), 'utf8')));
    const declared = path.join(emitted, 'shared-contracts', file.replace(/\.tsx?$/, '.d.ts'));
    const declarations = publicDeclarations(parseDeclarations(readFileSync(declared, 'utf8')));
    if (!isTesting(name))
      for (const bare of withoutDocstring(declarations))
        undocumented.push(
          `shared-contracts/${file} exports '${bare}' without a docstring: say its purpose, units and what happens on failure.`,
        );
    return section(name, 'ts', declarations.map(({ text }) => text).join('\n\n'));
  };

  try {
    await emitDeclarations(root, emitted);
    const report = [
      '# What shared-contracts promises\n',
      'Written by `npm run api-report` from the sources; `npm run check` fails when it differs. A change here is a change of the contract: adding raises the minor of `CONTRACT_VERSION`, renaming or removing the major.\n',
      ...entries.filter(({ name }) => !isTesting(name)).map(sectionOf),
      '# For tests and a remote standing alone\n',
      ...entries.filter(({ name }) => isTesting(name)).map(sectionOf),
    ].join('\n');
    return { report, undocumented };
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

function section(name: string, language: string, text: string): string {
  return `## shared-contracts/${name}\n\n\`\`\`${language}\n${text}\n\`\`\`\n`;
}

/** An overload may leave the docstring to another. */
function withoutDocstring(declarations: readonly Declaration[]): string[] {
  const documented = new Set(declarations.filter((one) => one.documented).map(({ name }) => name));
  return declarations.flatMap(({ name, exported }) => (exported && !documented.has(name) ? [name] : []));
}

interface Entry {
  /** As it is imported, below `shared-contracts/`. */
  readonly name: string;
  /** Below the package's folder. */
  readonly file: string;
}

function isTesting(name: string): boolean {
  return name.startsWith('testing/');
}

/** Null keeps a folder private. */
const manifestSchema = v.object({ exports: v.record(v.string(), v.nullable(v.string())) });

/** The entries of the exports map, `*` replaced by the files there are. */
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

/** Has tsc emit the package's declarations into `folder`. */
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
    include: ['../../shared-contracts/src', '../../scripts/build/config/assets.d.ts'],
    exclude: ['../../**/*.test.*'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { code, said } = await runTool(root, ['typescript/bin/tsc', '-p', folder]);
  if (code !== 0) throw new Error(`The declarations of shared-contracts can't be written:\n${said}`);
}

/** The custom properties and classes a style sheet offers. */
function cssNames(css: string): string {
  const code = css.replace(/\/\*[\s\S]*?\*\/|'[^']*'|"[^"]*"/g, '');
  const properties = code.match(/--[\w-]+(?=\s*:)/g) ?? [];
  const classes = code.match(/\.[a-z][\w-]*(?=[^{};]*\{)/g) ?? [];
  return [...new Set([...properties, ...classes])].sort().join('\n');
}
