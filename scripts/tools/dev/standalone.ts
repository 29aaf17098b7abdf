import { UsageError } from '@little-arches/kit/errors/usage-error';
import { startDevServer } from './dev-server';
import { askEmbeddedBackend } from './embedded-backend';
import { chooseRemotePort, readStandaloneConfig } from './remote-port';
import { endByItself, type Stop, stopOnSignal } from './stop-on-signal';

/**
 * `npm run dev -w remote-store`: serves one remote alone, with its made-up host and hot reload. `PORT` sets the
 * port.
 */
export async function run([name]: string[]): Promise<void> {
  if (!name?.startsWith('remote-'))
    throw new UsageError('Say which remote, for example: npm run dev -w remote-store');
  const { config, port: standard } = readStandaloneConfig(name);
  const port = await chooseRemotePort(name, standard, `npm run dev -w ${name}`);
  const stops: Stop[] = [];
  stopOnSignal(stops, endByItself);
  await startDevServer(config, port, stops, {
    ...config.devServer,
    port,
    setupMiddlewares: (middlewares) => [
      // For `with-backend=embedded`; the path prefix is removed.
      { name: 'embedded backend', path: '/embedded', middleware: askEmbeddedBackend },
      ...middlewares,
    ],
  });
  console.log(`Ready: http://localhost:${port} (${name} alone, made-up data)`);
}
