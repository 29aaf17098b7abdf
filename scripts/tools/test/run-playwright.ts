import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import * as v from 'valibot';
import { type Counts, type GroupOptions, runGroup, withCode } from './run-group';

/** Options of a run of Playwright's end-to-end tests. */
export interface PlaywrightRun extends Pick<GroupOptions, 'env' | 'ending'> {
  /** Test files that run at a time; each has its own site. */
  readonly workers: number;
  /** Runs only these files, relative to the root. */
  readonly files?: readonly string[] | undefined;
}

/** Returns true for a test file that Playwright runs. */
export const isSpec = (file: string) => file.endsWith('.spec.ts');

/** File with the result of the last run, as shell/playwright.config.ts names it. */
const RESULT = path.join(projectRoot(), '.cache/end-to-end/result.json');

/** Runs Playwright and prints its progress in the terminal. */
export async function runPlaywright({ workers, files, env, ending }: PlaywrightRun): Promise<Counts> {
  rmSync(RESULT, { force: true });
  // As with Jest, waits are longer in a run of the whole suite.
  const waits: Readonly<Record<string, string>> = files ? {} : { WHOLE_SUITE: '1' };
  const code = await runGroup(
    [...playwright(), `--workers=${workers}`, ...(files ?? []).map((file) => `/${path.basename(file)}`)],
    // Other runners print at the same time, so no line is rewritten.
    { env: { ...env, ...waits, PLAYWRIGHT_FORCE_TTY: '0' }, ending, stdout: 'inherit' },
  );
  ending.throwIfAborted();
  return withCode(countSpecs(readFileSync(RESULT, 'utf8')), code, 'Playwright');
}

/** Returns Playwright's test files, relative to the root; `options` restrict them. */
export function listSpecs(...options: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...playwright(), '--list', '--reporter=json', '--pass-with-no-tests', ...options],
    // Listing loads the files, some of which read the address of a site.
    { cwd: projectRoot(), env: { ...process.env, ...NO_SITE }, encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  if (status !== 0) throw new Error(`Playwright could not list the tests:\n${stdout}${stderr}`);
  const { suites } = v.parse(resultSchema, JSON.parse(stdout));
  return suites.map(({ file }) => `shell/e2e/${file}`);
}

const NO_SITE = { SITE_URL: 'http://localhost', BACKEND_URL: 'http://localhost', SITE_DATA_DIR: '.' };

function playwright(): string[] {
  const root = projectRoot();
  const config = path.join(root, 'shell/playwright.config.ts');
  return [path.join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', config];
}

interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}

const suiteSchema: v.GenericSchema<unknown, Suite> = v.object({
  file: v.string(),
  specs: v.array(v.object({ title: v.string(), tests: v.array(v.object({ status: v.string() })) })),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});

const resultSchema = v.object({
  suites: v.array(suiteSchema),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
});

/** Parses the output of Playwright's JSON reporter. */
export function countSpecs(json: string): Counts {
  const { suites, stats } = v.parse(resultSchema, JSON.parse(json));
  const leftOut = suites.map((suite) => [suite.file, titlesIn(suite, ['skipped']).length] as const);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap((suite) =>
      titlesIn(suite, ['unexpected', 'flaky']).map((title) => `shell/e2e/${suite.file} › ${title}`),
    ),
    leftOut: Object.fromEntries(leftOut.filter(([, count]) => count > 0)),
  };
}

/** Returns the titles of a file's tests that ended with one of these results. */
function titlesIn({ specs, suites = [] }: Suite, results: readonly string[]): string[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.filter(({ status }) => results.includes(status)).map(() => title),
  );
  return [...own, ...suites.flatMap((suite) => titlesIn(suite, results))];
}
