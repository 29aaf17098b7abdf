import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { clientsOf } from '@little-arches/backend/testing/backend-process';
import { fillSite } from '@little-arches/backend/testing/prepared-directory';
import { CHEAP_PASSWORDS } from '@little-arches/kit/cheap-passwords';
import { freePort } from '@little-arches/kit/processes/free-port';
import { type RunningProcess, startSite } from '@little-arches/kit/processes/start-process';
import * as v from 'valibot';

const keysSchema = v.object({ publishableKey: v.string(), stripeSecretKey: v.string() });
const holderSchema = v.object({ pid: v.number() });

/** A site that belongs to one test, started as a person starts it; the test may change or break it. */
export interface OwnSite extends ReturnType<typeof clientsOf> {
  readonly url: string;
  readonly backendUrl: string;
  readonly command: RunningProcess;
  readonly stripeSecretKey: string;
  /** Returns the process id of the running backend. */
  backendPid(): number;
}

/** Starts a site with its data in `dataDir` on free ports. A new directory receives the data of an earlier start. */
export async function startOwnSite(dataDir: string): Promise<OwnSite> {
  if (!existsSync(dataDir)) await fillSite(dataDir, process.env.RELEASED_DIR);
  const [port, backendPort] = [await freePort(), await freePort()];
  const ports = { PORT: String(port), BACKEND_PORT: String(backendPort) };
  const command = await startSite({ ...CHEAP_PASSWORDS, ...ports, DATA_DIR: dataDir, SITE_URL: '' });
  const folder = path.join(dataDir, 'backend');
  const read = <Schema extends v.GenericSchema>(schema: Schema, name: string) =>
    v.parse(schema, JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  const { publishableKey, stripeSecretKey } = read(keysSchema, 'keys.json');
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  return {
    url: `http://localhost:${port}`,
    backendUrl,
    command,
    stripeSecretKey,
    backendPid: () => read(holderSchema, 'backend.holder.json').pid,
    ...clientsOf(backendUrl, publishableKey, folder),
  };
}
