import path from 'node:path';
import { freePort } from '@scripts/kit/processes/free-port';
import { startProcess } from '@scripts/kit/processes/start-process';
import { whenListening } from '@scripts/kit/processes/when-listening';
import { projectRoot } from '@scripts/kit/project-root';
import { createDirectoryChannels } from '../node/directory-source';
import { startSiteServer } from '../node/site-server';

/** A server of the sample site. */
export interface RunningServer {
  /** Its origin. */
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

/** Serves the store in a directory from Deno. `script` is what `bundleServers` wrote. */
export async function runDeno(script: string, directory: string): Promise<RunningServer> {
  const program = variable('DENO_BIN', 'Deno');
  const rights = [
    '--no-prompt',
    '--no-config',
    '--no-remote',
    '--allow-net',
    '--allow-env',
    `--allow-read=${directory}`,
  ];
  const env = { DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1', DENO_DIR: path.join(path.dirname(script), 'deno') };
  const port = String(await freePort());
  const running = startProcess(['run', ...rights, script], {
    program,
    env: { ...env, PORT: port, RELEASE_STORE: directory },
  });
  return await whenListening(running);
}

/** Serves the store in a directory, copied into a bucket, from an edge worker. */
export async function runWorker(script: string, directory: string): Promise<RunningServer> {
  const runtime = variable('MINIFLARE_PATH', 'The runtime of edge workers');
  const program = path.join(projectRoot(), 'scripts/serve/testing/serve-worker.mjs');
  return await whenListening(startProcess([program, runtime, script, directory]));
}

function variable(name: string, what: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set: ${what} is not there. Run \`npm test\`, which fetches it.`);
}
