import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run as runChecks } from '@scripts/checks/run-checks';
import { freePort } from '@scripts/kit/processes/free-port';
import { startSite } from '@scripts/kit/processes/start-process';
import { projectRoot } from '@scripts/kit/project-root';
import { settingNames } from '@scripts/kit/settings';
import { workspaceNames } from '@scripts/kit/workspaces';
import { chooseTests } from './choose-tests';
import { prepare } from './prepare/prepare';
import { type Counts, runJest } from './run-jest';

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
    if (chosen.unit) {
      const { folder } = chosen.unit;
      headline(`Unit tests${folder ? ` of ${folder}` : ''}`);
      results.push(await runJest({ projects: ['web', 'node'], folder, scratch, env }));
    }
    if (chosen.journeys) {
      headline('Journeys through the composed site');
      results.push(await journeys(scratch, env));
    }
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

async function journeys(scratch: string, env: Variables): Promise<Counts> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const dataDir = path.join(scratch, 'data');
  const site = await startSite({ PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir });
  try {
    const addresses = {
      SITE_URL: `http://localhost:${port}`,
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      SITE_DATA_DIR: dataDir,
    };
    return await runJest({ projects: ['e2e'], scratch, env: { ...env, ...addresses } });
  } finally {
    await site.stop();
  }
}

function headline(text: string): void {
  console.log(`\n── ${text} ──`);
}
