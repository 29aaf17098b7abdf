import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { workspaceNames } from '@little-arches/kit/files/workspaces';
import { findBrowser } from '@little-arches/kit/processes/find-browser';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import { run as runChecks } from '../checks/run-checks';
import { findTouchedTests, fromRoot } from './changed-tests';
import { type ChosenTests, chooseTests, needsOf, selectNamed, withoutRare } from './choose-tests';
import { prepare } from './prepare/prepare';
import type { Counts } from './run-group';
import { type JestRun, listTests, runJest } from './run-jest';
import { isSpec, listSpecs, runPlaywright } from './run-playwright';
import { addressesOf, END_TO_END_WORKERS, startTestSites, type TestSite } from './test-sites';

/** Variables that name a site, of which tests have their own. */
const SITE_VARIABLES = [
  ...['PORT', 'BACKEND_PORT', 'DATA_DIR', 'SITE_URL', 'CHANNEL', 'RELEASE_STORE', 'REPORT_URL'],
  ...['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'STRIPE_PUBLISHABLE_KEY'],
];

/**
 * Unit test files that run at a time. More than processors, even beside end-to-end tests, would only delay each
 * other.
 */
const UNITS = Math.max(2, availableParallelism());

/** Linux's folder in memory. */
const MEMORY = '/dev/shm';
/** Free bytes that it must have. A whole run uses at most two gigabytes. */
const ENOUGH = 6 * 2 ** 30;

/** Exit code of a command that Ctrl-C ended. */
const ENDED = 130;

/**
 * `npm test`: runs checks, unit tests, the functions under Deno, and end-to-end tests through the composed site in
 * a real browser. `npm test unit` and `npm test e2e` run one part, `npm test e2e size-guide` the end-to-end tests
 * whose file is named so, `npm test first-shoes` every such test, `npm test remote-store` one package's unit tests,
 * `npm test -- --changed` the checks and the tests that a change can affect. Other engines, Deno, the edge worker and
 * the registry of packages are tried where their files changed, and by `npm test -- --all`, as in pipelines.
 */
export async function run(args: string[]): Promise<number> {
  const chosen = narrow(chooseTests(args, workspaceNames(projectRoot())));
  // Tests create their own site; a developer's settings must not affect it.
  for (const name of SITE_VARIABLES) delete process.env[name];
  const env = prepare(chosen.needs);
  const browser = chosen.needs.has('browser') ? await describeBrowser() : undefined;
  if (browser) console.log(`The end-to-end tests run in ${browser}.`);
  const results: Counts[] = [];
  const ending = untilSignal();
  const scratch = mkdtempSync(path.join(temporaryFolder(), 'little-arches-test-'));
  // Every test's files are in there; nginx reads some as a user of its own.
  chmodSync(scratch, 0o755);
  process.env.TMPDIR = scratch;
  const sites: TestSite[] = [];
  // They start during the checks. A rejection is delivered to the code that waits for them.
  const started = chosen.endToEnd ? startTestSites(scratch, sites, chosen.files?.length) : Promise.resolve();
  started.catch(() => {});
  try {
    if (chosen.checks) {
      headline('Checks');
      const isGood = ((await runChecks([])) ?? 0) === 0;
      results.push({
        passed: isGood ? 1 : 0,
        failed: isGood ? 0 : 1,
        failures: isGood ? [] : ['npm run check'],
        leftOut: {},
      });
    }
    const title = titleOf(chosen);
    if (title) headline(title);
    await started;
    results.push(
      ...(await runTests(chosen, {
        scratch,
        ending,
        env: Object.assign({}, env, ...sites.map(addressesOf)),
      })),
    );
  } catch (error) {
    if (!ending.aborted) throw error;
    console.log('\nEnded before all tests had run.');
    return ENDED;
  } finally {
    await Promise.allSettled([started]);
    await Promise.all(sites.map((site) => site.stop()));
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
  const failures = results.flatMap((counts) => counts.failures);
  if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '));
  const names = failures.flatMap((failure) => /([^/]+)\.(?:test|spec)\.tsx?/.exec(failure)?.[1] ?? []);
  if (names.length > 0) console.log(`Those alone: npm test ${[...new Set(names)].join(' ')}`);
  console.log(`\n${summaryOf(results)}${browser ? `, in ${browser}` : ''}`);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Selects the named tests, or those that changes can affect; leaves out what this run doesn't need to try. */
function narrow(chosen: ChosenTests): ChosenTests {
  if (chosen.all) {
    process.env.EVERY_VARIANT = 'true';
    return chosen;
  }
  if (chosen.folder) return chosen;
  if (!chosen.names && chosen.since === undefined) return { ...chosen, needs: withoutRare(chosen.needs) };
  const all = () => [
    ...(chosen.unit ? listTests().map((file) => fromRoot(projectRoot(), file)) : []),
    ...listSpecs(),
  ];
  const files = chosen.names
    ? selectNamed(chosen.names, all())
    : findTouchedTests(projectRoot(), chosen.since ?? '', { jest: listTests, playwright: listSpecs });
  const needs = needsOf(...files);
  return {
    ...chosen,
    files,
    unit: !files.every(isSpec),
    endToEnd: files.some(isSpec),
    needs: chosen.names ? needs : withoutRare(needs),
  };
}

/**
 * Returns the folder for temporary files: in memory if it has enough free bytes and programs may run there.
 * Databases write each statement to the disk before they answer, and waiting for that took half of the tests' time.
 */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    const runsPrograms = !new RegExp(` ${MEMORY} \\S+ \\S*noexec`).test(readFileSync('/proc/mounts', 'utf8'));
    if (!process.env.TMPDIR && bavail * bsize > ENOUGH && runsPrograms) return MEMORY;
  } catch {
    // Other systems have none.
  }
  return tmpdir();
}

/**
 * Returns a signal that aborts when this process receives a signal to end, so that it removes its files. A second
 * signal ends it immediately.
 */
function untilSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

/**
 * Returns name, version and path of the driven browser; a browser on Windows reports its version only when driven.
 */
async function describeBrowser(): Promise<string> {
  const browser = await launchBrowser();
  try {
    return `Chromium ${browser.version()} (${findBrowser()})`;
  } finally {
    await browser.close();
  }
}

function summaryOf(results: readonly Counts[]): string {
  const sum = (key: 'passed' | 'failed') => results.reduce((total, counts) => total + counts[key], 0);
  const leftOut = results.flatMap((counts) => Object.entries(counts.leftOut));
  const said = leftOut.map(([name, count]) => `, ${count} left out (${name})`);
  return `${sum('passed')} passed, ${sum('failed')} failed${said.join('')}`;
}

function titleOf({ unit, endToEnd, folder, since, files }: ChosenTests): string {
  if (folder) return `Unit tests of ${folder}`;
  if (since !== undefined) return `${files?.length} test files that the changes can touch`;
  const titles = [
    ...(unit ? ['Unit tests'] : []),
    ...(endToEnd ? ['End-to-end tests of the composed site'] : []),
  ];
  return titles.join(' and ');
}

/** Runs unit and end-to-end tests in parallel, because each waits part of the time. */
async function runTests(
  { unit, endToEnd, folder, files }: ChosenTests,
  shared: Pick<JestRun, 'scratch' | 'ending' | 'env'>,
): Promise<Counts[]> {
  const specs = files?.filter(isSpec);
  const tests = files?.filter((file) => !isSpec(file));
  const running: Promise<Counts>[] = [];
  if (unit && tests?.length !== 0) running.push(runJest({ workers: UNITS, folder, files: tests, ...shared }));
  if (endToEnd && specs?.length !== 0)
    running.push(runPlaywright({ workers: END_TO_END_WORKERS, files: specs, ...shared }));
  return (await Promise.allSettled(running)).map((run) => {
    if (run.status === 'rejected') throw run.reason;
    return run.value;
  });
}

function headline(text: string): void {
  console.log(`\n── ${text} ──`);
}
