import net from 'node:net';
import { type Compiler, type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import type { Stop } from './stop-on-signal';

/** A running dev server of one package. */
export interface PackageServer {
  /** Reloads every open page of the site. */
  reloadPages(): void;
}

/** Options in which a dev server differs from those of the site in development. */
export type ServerOptions = ConstructorParameters<typeof RspackDevServer>[0];

/** Returns the options of a dev server whose files are below `path`, at any origin. */
export function servedBelow(path: string): ServerOptions {
  const pathname = `${path}ws`;
  return {
    webSocketServer: { type: 'ws', options: { path: pathname } },
    client: { ...CLIENT, webSocketURL: { protocol: 'auto:', hostname: '0.0.0.0', port: 0, pathname } },
    // Other sites may neither read nor run these files.
    headers: { 'cross-origin-resource-policy': 'same-origin' },
  };
}

const CLIENT = {
  logging: 'warn',
  overlay: { warnings: false, runtimeErrors: false },
} as const;

/**
 * Starts a dev server on this machine and waits for the first build, whether it succeeds, fails or is stopped. Adds
 * its stop function to `stops` immediately.
 */
export async function startDevServer(
  config: Configuration,
  port: number,
  stops: Stop[],
  more: ServerOptions = {},
): Promise<PackageServer> {
  const compiler = rspack(config);
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('first build', () => resolve());
    compiler.hooks.shutdown.tap('first build', resolve);
  });
  const server = new RspackDevServer(
    {
      host: '127.0.0.1',
      allowedHosts: ['localhost', '127.0.0.1'],
      port,
      hot: true,
      static: false,
      setupExitSignals: false,
      client: CLIENT,
      ...more,
    },
    compiler,
  );
  const started = server.start();
  stops.push(async () => {
    // A server that is stopped before it listens would listen afterwards.
    await started.catch(() => {});
    await server.stop();
    // The server stops its watch only. Without this, Rspack reports memory leaks when the process exits.
    await closeCompiler(compiler);
  });
  await started;
  await built;
  return {
    reloadPages: () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed'),
  };
}

/** Ends a compiler, and with it the build that is running. */
export function closeCompiler(compiler: Compiler): Promise<void> {
  return new Promise((resolve) => compiler.close(() => resolve()));
}

/** Forwards connections to `host` to the server at 127.0.0.1, because a browser may try either for `localhost`. */
export async function alsoAt(host: string, port: number): Promise<{ readonly stop: Stop }> {
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    const onward = net.connect(port, '127.0.0.1');
    socket.pipe(onward).pipe(socket);
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => {
    // A machine without IPv6 has no ::1 and does not need it.
    server.once('error', () => resolve());
    server.listen(port, host, () => resolve());
  });
  return {
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
