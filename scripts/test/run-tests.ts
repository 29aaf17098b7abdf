import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { run as runChecks } from '@scripts/checks/run-checks';
import { CHEAP_PASSWORDS } from '@scripts/kit/cheap-passwords';
import { linkTree } from '@scripts/kit/files/link-tree';
import { freePort } from '@scripts/kit/processes/free-port';
import { startSite } from '@scripts/kit/processes/start-process';
import { projectRoot } from '@scripts/kit/project-root';
import { settingNames } from '@scripts/kit/settings/settings';
import { workspaceNames } from '@scripts/kit/workspaces';
import { type ChosenTests, chooseTests } from './choose-tests';
import { prepare } from './prepare/prepare';
import { type Counts, runJest } from './run-jest';

/** Unit tests at a time: those that start a backend wait for it, so one more than there are processors, if few. */
const UNITS = Math.max(3, availableParallelism());
/** Journeys at a time; each has a site of its own. */
const JOURNEYS = 2;

type Variables = Readonly<Record<string, string>>;

/**
 * `npm test`: checks, unit tests, the functions under Deno, and journeys through the composed site in a real
 * browser. `npm test unit` and `npm test e2e` run one part, `npm test remote-store` one package's unit tests.
 */
export async function run(args: string[]): Promise<number> {
  const chosen = chooseTests(args, workspaceNames(projectRoot()));
  // Tests make a site of their own; where a developer's stands is not their business.
  for (const name of settingNames) delete process.env[name];
  const env = prepare(chosen.needs);
  const results: Counts[] = [];
  const scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-test-'));
  try {
    if (chosen.checks) {
      headline('Checks');
      const isGood = ((await runChecks([])) ?? 0) === 0;
      results.push({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, leftOut: {} });
    }
    const title = titleOf(chosen);
    if (title) headline(title);
    results.push(...(await runTests(chosen, scratch, env)));
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
  console.log(`\n${summaryOf(results)}`);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
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

/** Runs unit tests and journeys side by side, because each spends half its time waiting. */
async function runTests(chosen: ChosenTests, scratch: string, env: Variables): Promise<Counts[]> {
  const { unit, journeys } = chosen;
  const units = (more: Variables) =>
    runJest({
      projects: ['web', 'node'],
      workers: UNITS,
      folder: unit?.folder,
      scratch,
      env: { ...env, ...more },
    });
  if (!journeys) return unit ? [await units({})] : [];
  const sites: TestSite[] = [];
  try {
    // One after the other: the first start builds the packages, which everything after it finds built.
    while (sites.length < JOURNEYS) sites.push(await startTestSite(scratch, sites.length + 1));
    const addresses: Variables = Object.assign({}, ...sites.map((site) => site.addresses));
    const walks = runJest({ projects: ['e2e'], workers: JOURNEYS, scratch, env: { ...env, ...addresses } });
    const running = await Promise.allSettled([...(unit ? [units(addresses)] : []), walks]);
    return running.map((run) => {
      if (run.status === 'rejected') throw run.reason;
      return run.value;
    });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
  }
}

/** A composed site for journeys, and the variables that lead one worker of Jest to it. */
interface TestSite {
  readonly addresses: Variables;
  stop(): Promise<void>;
}

async function startTestSite(scratch: string, worker: number): Promise<TestSite> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const dataDir = path.join(scratch, `data-${worker}`);
  const released = path.join(scratch, 'released');
  if (existsSync(released)) linkTree(released, dataDir);
  const site = await startSite({
    ...CHEAP_PASSWORDS,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
  });
  // The first starts as on a new machine. What it released need not be released again for the others.
  if (!existsSync(released))
    cpSync(dataDir, released, { recursive: true, filter: (file) => file !== path.join(dataDir, 'backend') });
  return {
    addresses: {
      [`SITE_URL_${worker}`]: `http://localhost:${port}`,
      [`BACKEND_URL_${worker}`]: `http://127.0.0.1:${backendPort}`,
      [`SITE_DATA_DIR_${worker}`]: dataDir,
      RELEASED_DIR: released,
    },
    stop: site.stop,
  };
}

function headline(text: string): void {
  console.log(`\n── ${text} ──`);
}
