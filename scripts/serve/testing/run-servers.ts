import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startProcess } from '@little-arches/kit/processes/start-process';
import { whenListening } from '@little-arches/kit/processes/when-listening';
import { createDirectoryChannels } from '../node/directory-source';
import { startSiteServer } from '../node/site-server';

/** A server of the sample site. */
export interface RunningServer {
  /** Origin of the server. */
  readonly url: string;
  stop(): Promise<unknown>;
}

/** Serves the store in a directory from this process. */
export async function runNode(directory: string): Promise<RunningServer> {
  const port = await freePort();
  const { main, of } = createDirectoryChannels(directory, 'production');
  const { stop } = await startSiteServer({ port, source: main, channelOf: of });
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Serves the store in a directory, copied into a bucket, from an edge worker. */
export async function runWorker(script: string, directory: string): Promise<RunningServer> {
  const runtime = process.env.MINIFLARE_PATH;
  if (!runtime)
    throw new Error(
      'MINIFLARE_PATH is not set: the runtime of edge workers is not there. Run `npm test`, which fetches it.',
    );
  const program = path.join(projectRoot(), 'scripts/serve/testing/serve-worker.mjs');
  return await whenListening(startProcess([program, runtime, script, directory]));
}
