import { cpSync } from 'node:fs';
import path from 'node:path';
import { fillSite } from '@little-arches/backend/testing/prepared-directory';
import { CHEAP_PASSWORDS } from '@little-arches/kit/cheap-passwords';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startSite } from '@little-arches/kit/processes/start-process';

/** End-to-end tests at a time; each has its own site. */
export const END_TO_END_WORKERS = 2;

/** Folder in a run's folder with the releases of the first site. */
const RELEASED = 'released';

/** The composed site of one worker for its end-to-end tests. */
export interface TestSite {
  /** Number of the worker, counted from 1. */
  readonly worker: number;
  readonly port: number;
  readonly backendPort: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Adds the sites to `sites`, each as soon as it is ready; `files` is the number of test files that need one. */
export async function startTestSites(
  scratch: string,
  sites: TestSite[],
  files = END_TO_END_WORKERS,
): Promise<void> {
  // Starts as on a new machine, and builds the packages for everything that follows.
  const first = await startTestSite(path.join(scratch, 'data-1'), 1);
  sites.push(first);
  const released = path.join(scratch, RELEASED);
  const backend = path.join(first.dataDir, 'backend');
  cpSync(first.dataDir, released, { recursive: true, filter: (file) => file !== backend });
  while (sites.length < Math.min(END_TO_END_WORKERS, files)) {
    const worker = sites.length + 1;
    const dataDir = path.join(scratch, `data-${worker}`);
    // The other sites reuse the releases and data of the first.
    await fillSite(dataDir, released);
    sites.push(await startTestSite(dataDir, worker));
  }
}

async function startTestSite(dataDir: string, worker: number): Promise<TestSite> {
  const [port, backendPort] = [await freePort(), await freePort()];
  const { stop } = await startSite({
    ...CHEAP_PASSWORDS,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
  });
  return { worker, port, backendPort, dataDir, stop };
}

/** Returns the variables with the address of a worker's site and of the first releases. */
export function addressesOf({
  worker,
  port,
  backendPort,
  dataDir,
}: TestSite): Readonly<Record<string, string>> {
  return {
    [`SITE_URL_${worker}`]: `http://localhost:${port}`,
    [`BACKEND_URL_${worker}`]: `http://127.0.0.1:${backendPort}`,
    [`SITE_DATA_DIR_${worker}`]: dataDir,
    RELEASED_DIR: path.join(path.dirname(dataDir), RELEASED),
  };
}
