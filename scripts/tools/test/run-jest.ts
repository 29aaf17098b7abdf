import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import * as v from 'valibot';

/** The result of tests. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** How many were left out, by the name of what holds them. */
  readonly leftOut: Readonly<Record<string, number>>;
}

const resultSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
  testResults: v.array(
    v.object({
      assertionResults: v.array(
        v.object({ status: v.string(), title: v.string(), ancestorTitles: v.array(v.string()) }),
      ),
    }),
  ),
});

/** A project of jest.config.mjs. */
export type Project = 'web' | 'node' | 'e2e';

/** Where a run of Jest looks and what it tells the tests. */
export interface JestRun {
  readonly projects: readonly Project[];
  /** How many test files it works on at a time. */
  readonly workers: number;
  /** Runs only tests below this folder of the checkout. */
  readonly folder?: string | undefined;
  /** Runs only these files, from the root. */
  readonly files?: readonly string[] | undefined;
  /** Where its result may be written. */
  readonly scratch: string;
  readonly env: Readonly<Record<string, string>>;
  /** Ends it, which then rejects. */
  readonly ending: AbortSignal;
}

/**
 * How Node runs Jest and its workers. Each test file is a world of its own that lives for a second: to
 * optimize its code, to return memory early, and to do both in threads beside the tests took a twelfth of the
 * time of pages' tests.
 */
const NODE_FLAGS = ['--no-opt', '--max-semi-space-size=64', '--v8-pool-size=1'];

/**
 * What every Node that a test starts begins with: most of them live for seconds, in which Postgres's program, compiled
 * to WebAssembly, is not worth optimizing, and few functions are. A quarter of the time of a backend's start, which
 * tests do a hundred times, and a tenth of what backends do then.
 */
const BASELINE = path.join(projectRoot(), 'scripts/tools/test/baseline.cjs');

/** Whether a process begins a group that can be ended as one. */
const HAS_GROUPS = process.platform !== 'win32';

/** Runs Jest, whose lines go to the terminal. */
export async function runJest(run: JestRun): Promise<Counts> {
  const { projects, workers, folder, files, scratch, env, ending } = run;
  const output = path.join(scratch, `${projects.join('-')}.json`);
  const code = await exitCode(
    [
      ...NODE_FLAGS,
      ...jest(),
      '--selectProjects',
      ...projects,
      `--maxWorkers=${workers}`,
      '--json',
      `--outputFile=${output}`,
      ...(folder ? [`--testPathPatterns=/${folder}/`] : []),
      ...(files ? ['--passWithNoTests', '--runTestsByPath', ...files] : []),
    ],
    // Waits are longer beside the rest of the suite, see @scripts/kit/patience.
    { env: folder || files ? env : { ...env, WHOLE_SUITE: '1' }, ending },
  );
  ending.throwIfAborted();
  const counts = countTests(readFileSync(output, 'utf8'));
  // Jest can also fail without a failed test, for example when it found none.
  return code === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
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

/** Reads what Jest wrote with `--json`. */
export function countTests(json: string): Counts {
  const result = v.parse(resultSchema, JSON.parse(json));
  const leftOut: Record<string, number> = {};
  for (const { status, title, ancestorTitles } of result.testResults.flatMap((file) => file.assertionResults))
    if (status === 'pending') {
      const holder = ancestorTitles[0] ?? title;
      leftOut[holder] = (leftOut[holder] ?? 0) + 1;
    }
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { passed: result.numPassedTests, failed, leftOut };
}

/** Its workers too, which continue for a while when Jest alone is ended. */
function endGroup(child: ChildProcess): void {
  if (!HAS_GROUPS || child.pid === undefined) return void child.kill();
  try {
    process.kill(-child.pid, 'SIGINT');
  } catch {
    // All of them have ended by themselves.
  }
}

function exitCode(
  args: readonly string[],
  { env, ending }: Pick<JestRun, 'env' | 'ending'>,
): Promise<number> {
  ending.throwIfAborted();
  return new Promise((resolve, reject) => {
    // Jest prints its JSON on the standard output too; the reporter's lines go to the other.
    const child = spawn(process.execPath, args, {
      cwd: projectRoot(),
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --require ${JSON.stringify(BASELINE)}`,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: HAS_GROUPS,
    });
    ending.addEventListener('abort', () => endGroup(child));
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
