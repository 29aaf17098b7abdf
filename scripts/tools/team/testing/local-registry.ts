import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@scripts/kit/processes/free-port';
import { runNpm } from '@scripts/kit/processes/run-npm';
import { startProcess } from '@scripts/kit/processes/start-process';

/** A registry of npm packages on this machine's loopback address. */
export interface LocalRegistry {
  /** Options of npm that lead to it. */
  readonly options: readonly string[];
  /** Publishes a tarball, or a package's folder. Throws the output of npm when that fails. */
  publish(what: string): void;
  stop(): Promise<void>;
}

/** Starts an empty registry, without any other behind it; `folder` holds what is published. */
export async function startRegistry(folder: string): Promise<LocalRegistry> {
  const host = `127.0.0.1:${await freePort()}`;
  const config = path.join(folder, 'config.yaml');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    config,
    // YAML includes JSON.
    JSON.stringify({
      storage: path.join(folder, 'storage'),
      auth: { htpasswd: { file: path.join(folder, 'htpasswd') } },
      packages: { '**': { access: '$all', publish: '$all' } },
      web: { enable: false },
      log: { type: 'stdout', level: 'warn' },
    }),
  );
  const verdaccio = createRequire(import.meta.url).resolve('verdaccio/bin/verdaccio');
  const running = startProcess([verdaccio, '--config', config, '--listen', host], { cwd: folder });
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
  // npm publishes with a token only; this registry believes any.
  const options = [`--registry=http://${host}/`, `--//${host}/:_authToken=anyone`];
  return {
    options,
    publish(what) {
      const { status, stdout, stderr } = runNpm(['publish', what, '--ignore-scripts', ...options], {
        cwd: folder,
      });
      if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
    },
    stop: () => running.stop(),
  };
}
