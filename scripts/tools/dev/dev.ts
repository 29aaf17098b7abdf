import { hostname, networkInterfaces } from 'node:os';
import path from 'node:path';
import { serveAgainst } from '@little-arches/build/dev/against';
import { packageNames } from '@little-arches/build/model/packages';
import type { RemoteDefinition } from '@little-arches/contracts/remote';
import { freePort } from '@little-arches/kit/processes/free-port';
import { readSettings } from '@little-arches/kit/settings/settings';
import { configOf } from '@little-arches/release/site/site-config';
import { createComposedSiteSource } from '@little-arches/serve/composed-site-source';
import { startSiteServer } from '@little-arches/serve/site-server';
import { composeDev, entryFile } from './compose-dev';
import { remoteDevConfig, shellDevConfig } from './dev-configs';
import { alsoAt, type ServerOptions, servedBelow, startDevServer } from './dev-server';
import { oneOrigin } from './own-origin';
import { watchPageTable } from './page-table';
import { backendLine, backendSubstitute, mustBeFree, reportsLine, startEmbedded } from './start';
import { endByItself, type Stop, stopOnSignal } from './stop-on-signal';

/** Path prefix whose requests the site forwards to a package's dev server. */
const baseOf = (name: string) => `/dev-server/${name}/`;

/**
 * `npm run dev`: serves the composed site with the embedded backend and hot reload until Ctrl-C. Each package has
 * its own dev server; one that does not build does not affect the others. All are at one origin, that of the
 * shell's dev server. With `--host` other machines can reach it; with `--against` it serves a released
 * site in which one remote is from here.
 */
export async function run(args: readonly string[] = []): Promise<void> {
  const isOpen = args.length === 1 && args[0] === '--host';
  if (args.length > 0 && !isOpen) return await serveAgainst(args);
  const settings = readSettings(process.env);
  const site = `http://localhost:${settings.port}`;
  await mustBeFree(settings.port, 'PORT', 'npm run dev');
  if (!settings.hosted) await mustBeFree(settings.backendPort, 'BACKEND_PORT', 'npm run dev');

  const stops: Stop[] = [];
  const ending = stopOnSignal(stops, endByItself);
  try {
    const names = packageNames().filter((name) => name !== 'shell');
    const pagesPort = await freePort();
    const ports = new Map<string, number>();
    for (const name of names) ports.set(name, await freePort());
    let setReady = () => {};
    const ready = new Promise<void>((resolve) => {
      setReady = resolve;
    });
    const front: ServerOptions = {
      ...servedBelow(baseOf('shell')),
      host: isOpen ? '0.0.0.0' : '127.0.0.1',
      allowedHosts: ['localhost', new URL(settings.siteUrl).hostname, hostname(), `${hostname()}.local`],
      proxy: oneOrigin({
        site,
        pages: `http://127.0.0.1:${pagesPort}`,
        packages: new Map([...ports].map(([name, port]) => [baseOf(name), `http://127.0.0.1:${port}`])),
        ...(!settings.hosted && { backend: `http://127.0.0.1:${settings.backendPort}` }),
      }),
      setupMiddlewares: (middlewares) => [
        // A page that is opened too early waits.
        {
          name: 'ready',
          middleware: (_request: unknown, _response: unknown, next: () => void) =>
            void ready.then(() => next()),
        },
        ...middlewares,
      ],
    };
    const building = startPackages(ports, front, settings.port, stops, ending);
    // The first failure is reported; the other must not become an unhandled rejection.
    building.catch(() => {});
    const backend = settings.hosted ? undefined : await startEmbedded(settings, stops, ending);
    const { tables, onChange } = await building;
    ending.throwIfAborted();

    const config = configOf({ ...settings, siteUrl: site }, backend);
    const composeNow = () =>
      composeDev(
        config,
        baseOf('shell'),
        names.flatMap((name) => {
          const definition = tables.get(name);
          return definition ? [{ definition, base: baseOf(name) }] : [];
        }),
      );
    let composed = composeNow();
    onChange(() => {
      composed = composeNow();
    });
    const server = await startSiteServer({
      port: pagesPort,
      source: createComposedSiteSource(() => composed, path.join(settings.dataDir, 'releases')),
      extraFiles: { ...doors(names), ...(backend && backendSubstitute()) },
      policy: {
        // Each package's dev server shows its own errors.
        trustedTypes: ['rspack-dev-server#overlay', "'allow-duplicates'"],
        // Not all browsers treat these as the page's own origin.
        connections: ['ws:', 'wss:'],
      },
    });
    stops.unshift(server.stop);
    setReady();
    // Measured from the start of the process, because its installation counts too.
    const seconds = (performance.now() / 1000).toFixed(1);
    if (backend) console.log(backendLine(backend));
    console.log(reportsLine(settings, backend));
    if (isOpen)
      for (const address of networkAddresses())
        console.log(`On this network: http://${address}:${settings.port}`);
    console.log(`Ready: ${site} (after ${seconds} s; edits show at once; Ctrl-C ends it)`);
    await backend?.ended;
  } catch (error) {
    await Promise.allSettled(stops.map((stop) => stop()));
    if (ending.aborted) return;
    throw error;
  }
}

/** Returns the addresses of this machine in its networks. */
function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/**
 * Starts the dev servers and reads the tables of pages; a changed table reloads every open page. Adds the function
 * that stops each of them to `stops` before its first build.
 */
async function startPackages(
  ports: ReadonlyMap<string, number>,
  front: ServerOptions,
  port: number,
  stops: Stop[],
  ending: AbortSignal,
) {
  const tables = new Map<string, RemoteDefinition>();
  let changed = () => {};
  const servers = Promise.all([
    startDevServer(shellDevConfig(baseOf('shell')), port, stops, front),
    ...[...ports].map(([name, own]) =>
      startDevServer(remoteDevConfig(name, baseOf(name)), own, stops, servedBelow(baseOf(name))),
    ),
  ]);
  const watches = Promise.all(
    [...ports.keys()].map((name) =>
      watchPageTable(name, stops, (definition) => {
        tables.set(name, definition);
        changed();
      }),
    ),
  );
  const [shell] = await servers;
  ending.throwIfAborted();
  stops.push((await alsoAt('::1', port)).stop);
  await watches;
  return {
    tables,
    onChange(recompose: () => void) {
      changed = () => {
        recompose();
        shell.reloadPages();
      };
    },
  };
}

function doors(names: readonly string[]) {
  return Object.fromEntries(
    names.map((name) => {
      const { path: address, text } = entryFile(name, baseOf(name));
      return [address, { type: 'text/javascript; charset=utf-8', content: () => text }];
    }),
  );
}
