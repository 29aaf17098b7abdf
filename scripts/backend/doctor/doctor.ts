import { spawnSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { STEP } from '@little-arches/kit/patience';
import { canFetchBrowser, FETCHED, findBrowser } from '@little-arches/kit/processes/find-browser';
import { findNginx } from '@little-arches/kit/processes/find-program';
import { projectRoot } from '@little-arches/kit/project-root';
import { readSettings } from '@little-arches/kit/settings/settings';
import { examineAside } from './aside';
import { examineBrowser, examineDisk, examineNginx, type Finding, type TestProgram } from './machine';

/** `npm run doctor`: reports what this machine lacks, and the fix. Returns 1 when something is missing. */
export async function run(): Promise<number> {
  const findings = examine();
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  for (const { subject, state, fix } of findings) {
    console.log(`${fix ? 'PROBLEM' : 'ok     '}  ${subject.padEnd(width)}  ${state}`);
    if (fix) console.log(`${' '.repeat(width + 11)}→ ${fix}`);
  }
  const problems = findings.filter(({ fix }) => fix).length;
  console.log(problems === 0 ? '\nAll is well.' : `\n${problems} of ${findings.length} need attention.`);
  return problems === 0 ? 0 : 1;
}

function examine(): Finding[] {
  const { dataDir, hosted } = readSettings(process.env);
  const disk = statfsSync(projectRoot());
  return [
    ...(hosted ? [] : examineAside(dataDir)),
    examineBrowser(testProgram(findBrowser(), 'CHROME_PATH', '--version'), canFetchBrowser(process.platform)),
    examineNginx(testProgram(findNginx(), 'NGINX_PATH', '-v')),
    examineDisk(disk.bavail * disk.bsize),
  ];
}

/** Runs a program to read its version, because an existing file may not be runnable. */
function testProgram(file: string | undefined, variable: string, flag: string): TestProgram {
  const named = process.env[variable];
  const chosen = named === FETCHED ? undefined : named;
  if (!file) return { file, chosen, version: undefined };
  // On Windows Chrome opens a window instead of answering.
  if (process.platform === 'win32') return { file, chosen, version: 'found' };
  const { status, stdout, stderr } = spawnSync(file, [flag], { encoding: 'utf8', timeout: STEP });
  // nginx prints its version to stderr.
  const [version] = (stdout || stderr || '').trim().split('\n');
  return { file, chosen, version: status === 0 && version ? version.trim() : undefined };
}
