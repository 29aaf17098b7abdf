import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { fetchedVersion } from '@scripts/kit/processes/fetched-version';
import { projectRoot } from '@scripts/kit/project-root';
import { fetchPackage } from './fetch-package';

/**
 * Installs the runtime of edge workers (workerd, with miniflare to feed it) from npm into .cache/miniflare, once.
 * Returns the path of its module. Later versions than the pinned one need Node 22.
 */
export function fetchWorkerRuntime(): string {
  const version = fetchedVersion('miniflare');
  const folder = path.join(projectRoot(), '.cache/miniflare', version);
  const module = path.join(folder, 'node_modules/miniflare/dist/src/index.js');
  if (existsSync(module)) return module;
  console.log(`Fetching miniflare ${version} for the tests of the edge worker …`);
  if (!fetchPackage('miniflare', folder) || !existsSync(module))
    throw new UsageError(
      'The runtime of edge workers could not be fetched from npm. Check the network connection and run `npm test` again.',
    );
  return module;
}
