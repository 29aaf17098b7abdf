import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runNpm } from '@scripts/kit/processes/run-npm';
import { projectRoot } from '@scripts/kit/project-root';
import { UsageError } from '@scripts/kit/usage-error';

/** The Deno that runs the functions in the tests; only the test command fetches it, so that `npm start` stays light. */
const DENO_VERSION = '2.9.6';

/** Installs Deno from its npm package into .cache/deno, once, and gives the path of its binary. */
export function installDeno(): string {
  const folder = path.join(projectRoot(), '.cache/deno', DENO_VERSION);
  const found = findBinary(folder);
  if (found) return found;
  console.log(`Fetching Deno ${DENO_VERSION} for the functions' tests …`);
  mkdirSync(folder, { recursive: true });
  // A package.json of its own keeps npm from looking at the workspaces above.
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  // The package's install script only links the binary that npm put beside it; it is not needed.
  const args = [
    'install',
    `deno@${DENO_VERSION}`,
    '--no-save',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = runNpm(args, { cwd: folder, shown: true });
  const binary = findBinary(folder);
  if (status !== 0 || !binary)
    throw new UsageError(
      'Deno could not be installed from npm. Check the network connection and run `npm test` again.',
    );
  return binary;
}

function findBinary(folder: string): string | undefined {
  const platforms = path.join(folder, 'node_modules/@deno');
  if (!existsSync(platforms)) return undefined;
  return readdirSync(platforms)
    .flatMap((platform) => ['deno', 'deno.exe'].map((name) => path.join(platforms, platform, name)))
    .find((file) => existsSync(file));
}
