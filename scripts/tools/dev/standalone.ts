import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { askEmbeddedBackend } from './embedded-backend';
import { chooseRemotePort, readStandaloneConfig } from './remote-port';

/** `npm run dev -w remote-store`: one remote alone, with its made-up host and hot reload. `PORT` says where. */
export async function run([name]: string[]): Promise<void> {
  if (!name?.startsWith('remote-'))
    throw new UsageError('Say which remote, for example: npm run dev -w remote-store');
  const { config, port: standard } = readStandaloneConfig(name);
  const port = await chooseRemotePort(name, standard, `npm run dev -w ${name}`);
  const server = new RspackDevServer(
    {
      ...config.devServer,
      port,
      setupMiddlewares: (middlewares) => [
        // What `with-backend=embedded` asks; the part of the address that leads here is cut off.
        { name: 'embedded backend', path: '/embedded', middleware: askEmbeddedBackend },
        ...middlewares,
      ],
    },
    rspack(config),
  );
  await server.start();
  console.log(`Ready: http://localhost:${port} (${name} alone, made-up data)`);
}
