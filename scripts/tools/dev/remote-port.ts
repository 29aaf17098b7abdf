import path from 'node:path';
import type { defineRemoteBuild } from '@little-arches/build/remote';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { loadModule } from '@little-arches/kit/files/load-module';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { freePort } from '@little-arches/kit/processes/free-port';
import { readPort } from '@little-arches/kit/settings/settings';
import type { Configuration } from '@rspack/core';

/** Returns a remote's configuration to run alone, and its port. */
export function readStandaloneConfig(name: string): {
  readonly config: Configuration;
  readonly port: number;
} {
  const file = path.join(projectRoot(), name, 'rspack.config.ts');
  const { default: configOf } = loadModule(file) as { default: ReturnType<typeof defineRemoteBuild> };
  const config = configOf({ RSPACK_SERVE: true });
  if (Array.isArray(config) || !config.devServer)
    throw new Error(`${file} has no devServer; it must come from defineRemoteBuild`);
  return { config, port: Number(config.devServer.port) };
}

/** Returns the port of a remote's dev server: `PORT`, or `standard`. Throws a UsageError when it is taken. */
export async function chooseRemotePort(name: string, standard: number, command: string): Promise<number> {
  const port = readPort(process.env, 'PORT', standard);
  if ((await freePort(port)) === port) return port;
  throw new UsageError(
    `Port ${port} is taken, perhaps by ${name} in another terminal. End that, or choose another: PORT=4002 ${command}`,
  );
}
