import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { readJson } from '@scripts/kit/files/read-json';
import { STEP } from '@scripts/kit/patience';
import { canFetchBrowser, FETCHED, findBrowser } from '@scripts/kit/processes/find-browser';
import { findNginx } from '@scripts/kit/processes/find-program';
import { runNpm } from '@scripts/kit/processes/run-npm';
import { projectRoot } from '@scripts/kit/project-root';
import { readSettings, type Settings } from '@scripts/kit/settings/settings';
import * as v from 'valibot';
import { examineAside } from './aside';
import {
  examineBrowser,
  examineDataDirectory,
  examineDisk,
  examineLineEndings,
  examineNginx,
  examinePackages,
  examinePort,
  examineVersion,
  type Finding,
  type Platform,
  type TestProgram,
} from './machine';

const words = v.optional(v.array(v.string()));
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      link: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
      os: words,
      cpu: words,
      libc: words,
    }),
  ),
});

/** `npm run doctor`: what is wrong with this machine or checkout, and the fix. Returns 1 when anything is. */
export async function run(): Promise<number> {
  const findings = await examine(projectRoot());
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  for (const { subject, state, fix } of findings) {
    console.log(`${fix ? 'PROBLEM' : 'ok     '}  ${subject.padEnd(width)}  ${state}`);
    if (fix) console.log(`${' '.repeat(width + 11)}→ ${fix}`);
  }
  const problems = findings.filter(({ fix }) => fix).length;
  console.log(problems === 0 ? '\nAll is well.' : `\n${problems} of ${findings.length} need attention.`);
  return problems === 0 ? 0 : 1;
}

async function examine(root: string): Promise<Finding[]> {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { packages } = readJson(path.join(root, 'package-lock.json'), lockSchema);
  const disk = statfsSync(root);
  return [
    examineVersion('Node', process.versions.node, '20.19', 'Install a newer one: https://nodejs.org'),
    examineVersion('npm', npmVersion(), '10.0', 'Install it with Node: https://nodejs.org'),
    examinePackages(packages, (folder) => installedVersion(path.join(root, folder)), thisPlatform()),
    examineLineEndings(read('biome.json')),
    ...(await examineSettings()),
    examineBrowser(testProgram(findBrowser(), 'CHROME_PATH', '--version'), canFetchBrowser(process.platform)),
    examineNginx(testProgram(findNginx(), 'NGINX_PATH', '-v')),
    examineDisk(disk.bavail * disk.bsize),
  ];
}

async function examineSettings(): Promise<Finding[]> {
  let settings: Settings;
  try {
    settings = readSettings(process.env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return [{ subject: 'Settings', state: error.message, fix: 'Change or unset that variable.' }];
  }
  const site = await examinePort(settings.port, 'PORT');
  if (settings.hosted)
    return [
      site,
      { subject: 'Backend', state: `hosted at ${settings.hosted.url}; the embedded one is not used` },
    ];
  const backend = await examinePort(settings.backendPort, 'BACKEND_PORT');
  return [
    site,
    backend,
    await examineDataDirectory(settings.dataDir, backend.ours),
    ...examineAside(settings.dataDir),
  ];
}

/** Runs a program only to hear its version: what is there need not run. */
function testProgram(file: string | undefined, variable: string, flag: string): TestProgram {
  const named = process.env[variable];
  const chosen = named === FETCHED ? undefined : named;
  if (!file) return { file, chosen, version: undefined };
  // On Windows Chrome opens a window instead of answering.
  if (process.platform === 'win32') return { file, chosen, version: 'found' };
  const { status, stdout, stderr } = spawnSync(file, [flag], { encoding: 'utf8', timeout: STEP });
  // nginx tells it as an error.
  const [version] = (stdout || stderr || '').trim().split('\n');
  return { file, chosen, version: status === 0 && version ? version.trim() : undefined };
}

function npmVersion(): string | undefined {
  const { status, stdout } = runNpm(['--version']);
  return status === 0 ? stdout.trim() : undefined;
}

function installedVersion(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? readJson(file, v.object({ version: v.string() })).version : undefined;
}

function thisPlatform(): Platform {
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  const libc = report.header?.glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc };
}
