import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { fetchedVersion } from '@scripts/kit/processes/fetched-version';
import { projectRoot } from '@scripts/kit/project-root';
import { fetchPackage } from './fetch-package';

/**
 * Installs Deno, which runs the functions in the tests, from its npm package into .cache/deno, once. Returns the path
 * of its binary.
 */
export function fetchDeno(): string {
  const version = fetchedVersion('deno');
  const folder = path.join(projectRoot(), '.cache/deno', version);
  const found = findBinary(folder);
  if (found) return found;
  console.log(`Fetching Deno ${version} for the functions' tests …`);
  // The package's install script only links the binary that npm put beside it; it is not needed.
  const isFetched = fetchPackage('deno', folder);
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
