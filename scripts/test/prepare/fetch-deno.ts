import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { projectRoot } from '@scripts/kit/project-root';
import { fetchPackage } from './fetch-package';

/** The Deno that runs the functions in the tests; only the test command fetches it, so that `npm start` stays light. */
const DENO_VERSION = '2.9.6';

/** Installs Deno from its npm package into .cache/deno, once, and gives the path of its binary. */
export function fetchDeno(): string {
  const folder = path.join(projectRoot(), '.cache/deno', DENO_VERSION);
  const found = findBinary(folder);
  if (found) return found;
  console.log(`Fetching Deno ${DENO_VERSION} for the functions' tests …`);
  // The package's install script only links the binary that npm put beside it; it is not needed.
  const isFetched = fetchPackage('deno', DENO_VERSION, folder);
  const binary = findBinary(folder);
  if (!isFetched || !binary)
    throw new UsageError(
      'Deno could not be fetched from npm. Check the network connection and run `npm test` again.',
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
