import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/** A running dev server of one package. */
export interface PackageServer {
  /** Reloads every open page of the site. */
  reloadPages(): void;
  stop(): Promise<void>;
}

/** How a dev server differs from those of the site in development. */
type ServerOptions = ConstructorParameters<typeof RspackDevServer>[0];

/** Returns the options of a dev server whose files pages of `origin` may read, and no other site's. */
export function readableBy(origin: string): ServerOptions {
  return { headers: { 'access-control-allow-origin': origin, vary: 'origin' } };
}

/** Starts a dev server on localhost and waits for the first build, good or not. */
export async function startDevServer(
  config: Configuration,
  port: number,
  more: ServerOptions = {},
): Promise<PackageServer> {
  const compiler = rspack(config);
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('first build', () => resolve()));
  const server = new RspackDevServer(
    {
      host: 'localhost',
      allowedHosts: ['localhost', '127.0.0.1'],
      port,
      hot: true,
      static: false,
      setupExitSignals: false,
      client: { logging: 'warn', overlay: { warnings: false, runtimeErrors: false } },
      ...more,
    },
    compiler,
  );
  await server.start();
  await built;
  return {
    reloadPages: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
    stop: () => server.stop(),
  };
}
