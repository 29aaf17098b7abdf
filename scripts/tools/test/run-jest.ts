import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import * as v from 'valibot';
import { type Counts, runGroup, withCode } from './run-group';

const resultSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      assertionResults: v.array(
        v.object({ status: v.string(), title: v.string(), ancestorTitles: v.array(v.string()) }),
      ),
    }),
  ),
});

type TestFile = v.InferOutput<typeof resultSchema>['testResults'][number];

/** Options of a run of Jest: its tests and their environment. */
export interface JestRun {
  /** Test files that run at a time. */
  readonly workers: number;
  /** Runs only tests below this folder of the checkout. */
  readonly folder?: string | undefined;
  /** Runs only these files, relative to the root. */
  readonly files?: readonly string[] | undefined;
  /** Folder for the result. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string>>;
  /** Ends the run, which then rejects. */
  readonly ending: AbortSignal;
}

/**
 * Node's flags for Jest and its workers. Each test file is a separate context that lives for a second: optimizing
 * its code, returning memory early and doing both in parallel threads took a twelfth of the time of pages' tests.
 */
const NODE_FLAGS = ['--no-opt', '--max-semi-space-size=64', '--v8-pool-size=1'];

/** Runs Jest and prints its output in the terminal. */
export async function runJest(run: JestRun): Promise<Counts> {
  const { workers, folder, files, scratch, env, ending } = run;
  const output = path.join(scratch, 'unit.json');
  const code = await runGroup(
    [
      ...NODE_FLAGS,
      ...jest(),
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${output}`,
      ...(folder ? [`--testPathPatterns=/${folder}/`] : []),
      ...(files ? ['--passWithNoTests', '--runTestsByPath', ...files] : []),
    ],
    // Waits are longer in a run of the whole suite; see @little-arches/kit/patience. Jest prints its JSON to stdout too;
    // the reporter's lines go to stderr.
    { env: folder || files ? env : { ...env, WHOLE_SUITE: '1' }, ending, stdout: 'ignore' },
  );
  ending.throwIfAborted();
  return withCode(countTests(readFileSync(output, 'utf8')), code, 'Jest');
}

/** Returns the absolute paths of the test files that Jest finds with these options. */
export function listTests(...options: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...jest(), '--listTests', '--json', ...options],
    { cwd: projectRoot(), encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`Jest could not list the tests:\n${stderr}`);
  return v.parse(v.pipe(v.string(), v.parseJson(), v.array(v.string())), stdout);
}

function jest(): string[] {
  const root = projectRoot();
  return [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    '--config',
    path.join(root, 'scripts/tools/test/jest.config.mjs'),
  ];
}

/** Parses the output of Jest's `--json`. */
export function countTests(json: string): Counts {
  const result = v.parse(resultSchema, JSON.parse(json));
  const leftOut: Record<string, number> = {};
  for (const { status, title, ancestorTitles } of result.testResults.flatMap((file) => file.assertionResults))
    if (status === 'pending') {
      const holder = ancestorTitles[0] ?? title;
      leftOut[holder] = (leftOut[holder] ?? 0) + 1;
    }
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed, leftOut, failures: result.testResults.flatMap(failuresOf) };
}

/** Returns the failed tests of a file; the file alone when it failed as a whole. */
function failuresOf({ name, status, assertionResults }: TestFile): string[] {
  const file = path.relative(projectRoot(), name).replaceAll(path.sep, '/');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [file];
  return failed.map(({ title, ancestorTitles }) => [file, ...ancestorTitles, title].join(' › '));
}
