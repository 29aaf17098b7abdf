import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fillSite } from '@scripts/backend/testing/prepared-directory';
import { run as runChecks } from '@scripts/checks/run-checks';
import { CHEAP_PASSWORDS } from '@scripts/kit/cheap-passwords';
import { findBrowser } from '@scripts/kit/processes/find-browser';
import { freePort } from '@scripts/kit/processes/free-port';
import { launchBrowser } from '@scripts/kit/processes/launch-browser';
import { startSite } from '@scripts/kit/processes/start-process';
import { projectRoot } from '@scripts/kit/project-root';
import { siteVariables } from '@scripts/kit/settings/variables';
import { workspaceNames } from '@scripts/kit/workspaces';
import { type ChosenTests, chooseTests } from './choose-tests';
import { prepare } from './prepare/prepare';
import { type Counts, type JestRun, runJest } from './run-jest';

/** Unit tests at a time: more than there are processors, beside journeys too, only get in each other's way. */
const UNITS = Math.max(2, availableParallelism());
/** Journeys at a time; each has a site of its own. */
const JOURNEYS = 2;

/** The exit code of a command that Ctrl-C ended. */
const ENDED = 130;

/** In the folder of a run: what the first site released. */
const RELEASED = 'released';

type Variables = Readonly<Record<string, string>>;

/**
 * `npm test`: checks, unit tests, the functions under Deno, and journeys through the composed site in a real
 * browser. `npm test unit` and `npm test e2e` run one part, `npm test remote-store` one package's unit tests.
 */
export async function run(args: string[]): Promise<number> {
  const chosen = chooseTests(args, workspaceNames(projectRoot()));
  // Tests make a site of their own; where a developer's stands is not their business.
  for (const { name } of siteVariables) delete process.env[name];
  const env = prepare(chosen.needs);
  const browser = chosen.needs.has('browser') ? await describeBrowser() : undefined;
  if (browser) console.log(`The end-to-end tests run in ${browser}.`);
  const results: Counts[] = [];
  const ending = toldToEnd();
  const scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-test-'));
  const sites: TestSite[] = [];
  // They start beside the checks. Who waits for them hears why they did not.
  const started = chosen.journeys ? startTestSites(scratch, sites) : Promise.resolve();
  started.catch(() => {});
  try {
    if (chosen.checks) {
      headline('Checks');
      const isGood = ((await runChecks([])) ?? 0) === 0;
      results.push({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, leftOut: {} });
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
  console.log(`\n${summaryOf(results)}${browser ? `, in ${browser}` : ''}`);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** Aborted when this process is told to end, which then removes what it made. Told again, it ends at once. */
function toldToEnd(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

/** Returns name, version and path of the browser that is driven; a browser on Windows says its version only when driven. */
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

function titleOf({ unit, journeys }: ChosenTests): string {
  if (unit?.folder) return `Unit tests of ${unit.folder}`;
  const titles = [
    ...(unit ? ['Unit tests'] : []),
    ...(journeys ? ['Journeys through the composed site'] : []),
  ];
  return titles.join(' and ');
}

/**
 * Runs journeys and tests of programs side by side, because each waits for a part of its time, and those of pages when
 * the journeys are through: on two processors both runs end at about the same time.
 */
async function runTests(
  { unit, journeys }: ChosenTests,
  shared: Pick<JestRun, 'scratch' | 'ending' | 'env'>,
): Promise<Counts[]> {
  const running: Promise<Counts>[] = [];
  if (unit) {
    const projects = journeys ? (['node'] as const) : (['web', 'node'] as const);
    running.push(runJest({ projects, workers: UNITS, folder: unit.folder, ...shared }));
  }
  if (journeys) {
    const projects = unit ? (['e2e', 'web'] as const) : (['e2e'] as const);
    running.push(runJest({ projects, workers: JOURNEYS, ...shared }));
  }
  return (await Promise.allSettled(running)).map((run) => {
    if (run.status === 'rejected') throw run.reason;
    return run.value;
  });
}

/** A composed site that one worker of Jest has for its journeys. */
interface TestSite {
  /** The worker, counted from 1. */
  readonly worker: number;
  readonly port: number;
  readonly backendPort: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Adds the sites to `sites`, each as soon as it is ready. */
async function startTestSites(scratch: string, sites: TestSite[]): Promise<void> {
  // It starts as on a new machine, and builds the packages, which everything after it finds built.
  const first = await startTestSite(path.join(scratch, 'data-1'), 1);
  sites.push(first);
  const released = path.join(scratch, RELEASED);
  const backend = path.join(first.dataDir, 'backend');
  cpSync(first.dataDir, released, { recursive: true, filter: (file) => file !== backend });
  while (sites.length < JOURNEYS) {
    const worker = sites.length + 1;
    const dataDir = path.join(scratch, `data-${worker}`);
    // What was released and filled once need not be for the others.
    await fillSite(dataDir, released);
    sites.push(await startTestSite(dataDir, worker));
  }
}

async function startTestSite(dataDir: string, worker: number): Promise<TestSite> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const { stop } = await startSite({
    ...CHEAP_PASSWORDS,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
  });
  return { worker, port, backendPort, dataDir, stop };
}

/** The variables that lead a worker of Jest to its site, and tests to what was released there at first. */
function addressesOf({ worker, port, backendPort, dataDir }: TestSite): Variables {
  return {
    [`SITE_URL_${worker}`]: `http://localhost:${port}`,
    [`BACKEND_URL_${worker}`]: `http://127.0.0.1:${backendPort}`,
    [`SITE_DATA_DIR_${worker}`]: dataDir,
    RELEASED_DIR: path.join(path.dirname(dataDir), RELEASED),
  };
}

function headline(text: string): void {
  console.log(`\n── ${text} ──`);
}
