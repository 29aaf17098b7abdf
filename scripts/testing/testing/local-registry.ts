import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startProcess } from '@little-arches/kit/processes/start-process';

/** A registry of npm packages on this machine's loopback address. */
export interface LocalRegistry {
  readonly address: string;
  /** Setting of npm that needs a value, with which it may publish: this registry accepts any token. */
  readonly token: string;
  stop(): Promise<void>;
}

/** The program of the registry; undefined in a run that leaves its tests out. */
export const registryProgram = process.env.VERDACCIO_PATH;

/** Starts an empty registry for our scope alone, which knows no other registry; `folder` holds what is published. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  if (!registryProgram)
    throw new Error(
      'VERDACCIO_PATH is not set: the registry is not there. Run `npm test`, which fetches it.',
    );
  const host = `127.0.0.1:${await freePort()}`;
  const config = path.join(folder, 'config.yaml');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    // YAML includes JSON.
    JSON.stringify({
      storage: path.join(folder, 'storage'),
      auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
      packages: { '@little-arches/*': { access: '$all', publish: '$all' } },
      web: { enable: false },
      log: { type: 'stdout', level: 'warn' },
    }),
  );
  const running = startProcess([registryProgram, '--config', config, '--listen', host], { cwd: folder });
  const ended = running.ended.then(() => {
    throw new Error(running.output());
  });
  ended.catch(() => {});
  const isUp = () =>
    fetch(`http://${host}/-/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await Promise.race([ended, isUp()]))) await setTimeout(100);
  return {
    address: `http://${host}/`,
    token: `//${host}/:_authToken`,
    stop: () => running.stop(),
  };
}
