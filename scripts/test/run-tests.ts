import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run as runChecks } from '@scripts/checks/run-checks';
import { readJson } from '@scripts/kit/files/read-json';
import { freePort } from '@scripts/kit/processes/free-port';
import { startSite } from '@scripts/kit/processes/start-process';
import { projectRoot } from '@scripts/kit/project-root';
import { settingNames } from '@scripts/kit/settings';
import * as v from 'valibot';
import { installDeno } from './install-deno';

const resultSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numRuntimeErrorTestSuites: v.number(),
});

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/**
 * `npm test`: checks, unit tests, the functions under Deno, and journeys through the composed site in a real
 * browser. `npm test unit` and `npm test e2e` run one part.
 */
export async function run([part]: string[]): Promise<number> {
  const results: Counts[] = [];
  // Tests make a site of their own; where a developer's stands is not their business.
  for (const name of settingNames) delete process.env[name];
  const scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-test-'));
  try {
    if (!part || part === 'checks') {
      headline('Checks');
      const code = (await runChecks([])) ?? 0;
      results.push(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
    }
    if (!part || part === 'unit') {
      headline('Unit tests');
      results.push(await jest(['web', 'node'], scratch, { DENO_BIN: installDeno() }));
    }
    if (!part || part === 'e2e') {
      headline('Journeys through the composed site');
      results.push(await journeys(scratch));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
  const sum = (key: keyof Counts) => results.reduce((total, counts) => total + counts[key], 0);
  const failed = sum('failed');
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  return failed === 0 && results.length > 0 ? 0 : 1;
}

async function journeys(scratch: string): Promise<Counts> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const dataDir = path.join(scratch, 'data');
  const site = await startSite({ PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: dataDir });
  try {
    return await jest(['e2e'], scratch, {
      SITE_URL: `http://localhost:${port}`,
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      SITE_DATA_DIR: dataDir,
    });
  } finally {
    await site.stop();
  }
}

async function jest(
  projects: readonly string[],
  scratch: string,
  env: Record<string, string>,
): Promise<Counts> {
  const root = projectRoot();
  const output = path.join(scratch, `${projects.join('-')}.json`);
  const code = await exitCode(
    [
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '--config',
      path.join(root, 'scripts/test/jest.config.mjs'),
      '--selectProjects',
      ...projects,
      // The journeys share one site and one browser's worth of processor.
      ...(projects.includes('e2e') ? ['--runInBand'] : ['--maxWorkers=2']),
      '--json',
      `--outputFile=${output}`,
    ],
    env,
  );
  const result = readJson(output, resultSchema);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  // Jest can also fail without a failed test, for example when it found none.
  return { passed: result.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function exitCode(args: readonly string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    // Jest prints its JSON on the standard output too; the reporter's lines go to the other.
    const child = spawn(process.execPath, args, {
      cwd: projectRoot(),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

function headline(text: string): void {
  console.log(`\n── ${text} ──`);
}
