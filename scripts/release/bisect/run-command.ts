import { spawn } from 'node:child_process';
import { EnvironmentError, UsageError } from '@little-arches/kit/errors/usage-error';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startProcess } from '@little-arches/kit/processes/start-process';
import type { Said } from './find-first-bad';

/** Exit code with which `git bisect` skips a version. */
const SKIP = 125;

/**
 * Serves a stored site on a free port and runs a command that judges it. The command reads the address from
 * SITE_URL. Exit code 0 means good, 125 means it can't be tested, any other from 1 to 127 means bad. Stops
 * everything that it started.
 */
export async function askCommand(
  [program = '', ...args]: readonly string[],
  {
    location,
    site,
    composition,
  }: { readonly location: string; readonly site: string; readonly composition: string },
): Promise<Said> {
  const port = String(await freePort());
  const server = startProcess(['scripts/run.mjs', 'serve', '--store', location, '--site', site], {
    env: { PORT: port },
  });
  try {
    await server.says('Ready: ');
    const code = await run(program, args, { SITE_URL: `http://localhost:${port}`, COMPOSITION: composition });
    if (code === 0) return 'good';
    return code === SKIP ? 'skip' : 'bad';
  } finally {
    await server.stop();
  }
}

function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      // Its output goes to stderr, apart from the result.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, ...env },
      // On Windows npm and similar programs are scripts, which need a shell.
      shell: process.platform === 'win32',
    });
    child.once('error', (error) => reject(new UsageError(`'${program}' can't be run: ${error.message}`)));
    child.once('close', (code, signal) => {
      if (code !== null && code < 128) return resolve(code);
      reject(
        new EnvironmentError(`'${program}' was ended (${signal ?? code}), which says nothing of the site.`),
      );
    });
  });
}
