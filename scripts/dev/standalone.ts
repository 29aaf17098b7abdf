import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { defineRemoteBuild } from '@scripts/build/remote';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { freePort } from '@scripts/kit/processes/free-port';
import { projectRoot } from '@scripts/kit/project-root';
import { readPort } from '@scripts/kit/settings/settings';

/** `npm run dev -w remote-store`: one remote alone, with its made-up host and hot reload. `PORT` says where. */
export async function run([name]: string[]): Promise<void> {
  if (!name?.startsWith('remote-'))
    throw new UsageError('Say which remote, for example: npm run dev -w remote-store');
  const file = path.join(projectRoot(), name, 'rspack.config.ts');
  const { default: configOf } = (await import(pathToFileURL(file).href)) as {
    default: ReturnType<typeof defineRemoteBuild>;
  };
  const config = configOf({ RSPACK_SERVE: true });
  if (Array.isArray(config) || !config.devServer)
    throw new Error(`${file} has no devServer; it must come from defineRemoteBuild`);
  const port = readPort(process.env, 'PORT', Number(config.devServer.port));
  if ((await freePort(port)) !== port)
    throw new UsageError(
      `Port ${port} is taken, perhaps by ${name} in another terminal. End that, or choose another: PORT=4002 npm run dev -w ${name}`,
    );
  const server = new RspackDevServer({ ...config.devServer, port }, rspack(config));
  await server.start();
  console.log(`Ready: http://localhost:${port} (${name} alone, made-up data)`);
}
