import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { projectRoot } from '@scripts/kit/project-root';
import { fetchPackage } from './fetch-package';

/** The newest that runs on Node 20. */
const MINIFLARE_VERSION = '4.20260426.0';

/**
 * Installs the runtime of edge workers (workerd, with miniflare to feed it) from npm into .cache/miniflare, once,
 * and gives the path of its module. Only the test command fetches it, so that `npm start` stays light.
 */
export function fetchWorkerRuntime(): string {
  const folder = path.join(projectRoot(), '.cache/miniflare', MINIFLARE_VERSION);
  const module = path.join(folder, 'node_modules/miniflare/dist/src/index.js');
  if (existsSync(module)) return module;
  console.log(`Fetching miniflare ${MINIFLARE_VERSION} for the tests of the edge worker …`);
  if (!fetchPackage('miniflare', MINIFLARE_VERSION, folder) || !existsSync(module))
    throw new UsageError(
      'The runtime of edge workers could not be fetched from npm. Check the network connection and run `npm test` again.',
    );
  return module;
}
