import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { checkApiReport } from './contract/api-report';
import { runTool } from './packages/run-tool';
import { type ProjectFile, readProjectFiles } from './project-files';
import { checkSize, lowerFigures } from './size/size';
import { findForbiddenText } from './text/forbidden-text';
import { findWrongReferences } from './text/references';
import { findRefusedWords } from './text/refused-words';

interface Check {
  /** Short description of the rule. */
  readonly title: string;
  /** Returns the problems, each as a sentence or in the tool's words. */
  run(root: string, files: () => readonly ProjectFile[]): string[] | Promise<string[]>;
}

const checks: Readonly<Record<string, Check>> = {
  types: { title: 'types fit', run: checkTypes },
  lint: {
    title: 'lint rules, the law of imports and the format hold',
    run: by('@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--max-diagnostics=100', '.'),
  },
  unused: {
    title: 'nothing is unused, or imported without being declared',
    run: by('knip/bin/knip.js', '--no-progress'),
  },
  api: { title: 'the contract is as reported, and documented', run: checkApiReport },
  text: {
    title: 'no forbidden text, the words of the glossary, and only what exists in documents',
    run: (root, files) => [
      ...findForbiddenText(files()),
      ...findRefusedWords(files()),
      ...findWrongReferences(files(), (file) => existsSync(path.join(root, file))),
    ],
  },
  size: {
    title: 'no area has more lines than its figures allow',
    run: (root, files) => checkSize(root, files()),
  },
};

/**
 * `npm run check`: checks everything that needs no run of the sources, in parallel. Runs all checks or the named
 * ones (`npm run check -- types lint`), and returns 1 when any of them fails. `npm run check -- size --lower` lowers
 * the figures to the project's size.
 */
export async function run(names: string[]): Promise<number> {
  const root = projectRoot();
  if (names.join(' ') === 'size --lower') return lower(root);
  const chosen = choose(names);
  let read: readonly ProjectFile[] | undefined;
  // Several checks need the files; a tool's check does not.
  const files = () => (read ??= readProjectFiles(root));
  const results = await Promise.allSettled(chosen.map((one) => runCheck(one, root, files)));
  const broken = results.find((result) => result.status === 'rejected');
  if (broken) throw broken.reason;
  const failed = results.filter((result) => result.status === 'fulfilled' && result.value > 0).length;
  if (failed > 0)
    console.log(
      `\n${failed} of ${chosen.length} checks failed. \`npm run format\` fixes format and order of imports.`,
    );
  return failed > 0 ? 1 : 0;
}

function lower(root: string): number {
  const problems = lowerFigures(root, readProjectFiles(root));
  console.log(problems.length > 0 ? problems.join('\n') : 'The figures are at most those of today.');
  return problems.length > 0 ? 1 : 0;
}

/** Prints the result of a check as it finishes; returns the number of problems. */
async function runCheck(
  [name, { title, run: check }]: [string, Check],
  ...project: Parameters<Check['run']>
): Promise<number> {
  const started = performance.now();
  const problems = await check(...project);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const count = problems.length > 1 ? ` (${problems.length})` : '';
  const lines = [
    `${problems.length === 0 ? 'ok    ' : 'WRONG '} ${name.padEnd(13)} ${seconds.padStart(4)} s  ${title}${count}`,
    ...problems.map((problem) => problem.replace(/^(?=.)/gm, '         ')),
  ];
  console.log(lines.join('\n'));
  return problems.length;
}

function choose(names: readonly string[]): [string, Check][] {
  const unknown = names.find((name) => !Object.hasOwn(checks, name));
  if (unknown)
    throw new UsageError(`There is no check '${unknown}'. These exist: ${Object.keys(checks).join(', ')}`);
  return Object.entries(checks).filter(([name]) => names.length === 0 || names.includes(name));
}

/** Checks the types of the project. */
async function checkTypes(root: string): Promise<string[]> {
  const said = await by('typescript/bin/tsc', '--noEmit', '--pretty', 'false')(root, () => []);
  const lines = said.flatMap((text) => text.split('\n'));
  return lines.map((line) => (isMissingAddress(line) ? `${line} ${ADD_ADDRESS}` : line));
}

const ADD_ADDRESS =
  'If it is a new page: add a line to shared-contracts/src/routes/index.ts, then npm run api-report.';

/**
 * Returns true when the compiler reports a missing entry of the address table, whose first existing entry it names.
 */
export function isMissingAddress(line: string): boolean {
  return /error TS(2339|2551): .* does not exist on type '\{ readonly home: "\/"/.test(line);
}

/** Creates a check that runs a tool; its output is the problem when it fails. */
function by(...tool: [string, ...string[]]): Check['run'] {
  return async (root) => {
    const { code, said } = await runTool(root, tool);
    return code === 0 ? [] : [said || `It ended with ${code} and said nothing.`];
  };
}
