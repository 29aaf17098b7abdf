import { cpSync } from 'node:fs';
import path from 'node:path';
import { fillSite } from '@scripts/backend/testing/prepared-directory';
import { CHEAP_PASSWORDS } from '@scripts/kit/cheap-passwords';
import { freePort } from '@scripts/kit/processes/free-port';
import { startSite } from '@scripts/kit/processes/start-process';

/** End-to-end tests at a time; each has a site of its own. */
export const JOURNEYS = 2;

/** In the folder of a run: what the first site released. */
const RELEASED = 'released';

/** A composed site that one worker of Jest has for its end-to-end tests. */
export interface TestSite {
  /** The worker, counted from 1. */
  readonly worker: number;
  readonly port: number;
  readonly backendPort: number;
  readonly dataDir: string;
  stop(): Promise<void>;
}

/** Adds the sites to `sites`, each as soon as it is ready. */
export async function startTestSites(scratch: string, sites: TestSite[]): Promise<void> {
  // It starts as on a new machine, and builds the packages, which everything after it finds built.
  const first = await startTestSite(path.join(scratch, 'data-1'), 1);
  sites.push(first);
  const released = path.join(scratch, RELEASED);
  const backend = path.join(first.dataDir, 'backend');
  cpSync(first.dataDir, released, { recursive: true, filter: (file) => file !== backend });
  while (sites.length < JOURNEYS) {
    const worker = sites.length + 1;
    const dataDir = path.join(scratch, `data-${worker}`);
    // What was released and filled once need not be for the others.
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

/** The variables that lead a worker of Jest to its site, and tests to what was released there at first. */
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
