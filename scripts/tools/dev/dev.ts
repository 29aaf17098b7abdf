import path from 'node:path';
import { packageNames } from '@scripts/build/packages';
import { readSettings } from '@scripts/kit/settings/settings';
import { configOf } from '@scripts/release/site/site-config';
import { createComposedSiteSource } from '@scripts/serve/composed-site-source';
import { startSiteServer } from '@scripts/serve/site-server';
import type { RemoteDefinition } from 'shared-contracts/remote';
import { composeDev, doorFile } from './compose-dev';
import { remoteDevConfig, shellDevConfig } from './dev-configs';
import { chooseOrigins, type Origins } from './dev-origins';
import { readableBy, startDevServer } from './dev-server';
import { watchPageTable } from './page-table';
import { serveAgainst } from './serve-against';
import {
  backendLine,
  mustBeFree,
  reportsLine,
  type Stop,
  standIn,
  startEmbedded,
  stopOnSignal,
} from './start';

/**
 * `npm run dev`: the composed site with the embedded backend and hot reload until Ctrl-C. Each package has a
 * dev server of its own; one that does not build leaves the others alone. With the name of a remote it is that one
 * alone, as a part of a released site.
 */
export async function run(args: readonly string[] = []): Promise<void> {
  if (args.length > 0) return await serveAgainst(args);
  const started = performance.now();
  const settings = readSettings(process.env);
  await mustBeFree(settings.port, 'PORT', 'npm run dev');
  if (!settings.hosted) await mustBeFree(settings.backendPort, 'BACKEND_PORT', 'npm run dev');

  const stops: Stop[] = [];
  const ending = stopOnSignal(stops);
  try {
    const names = packageNames().filter((name) => name !== 'shell');
    const origins = await chooseOrigins(names, settings);
    const building = startPackages(origins, `http://localhost:${settings.port}`, stops);
    // Whatever fails first is reported; the other must not end as an unhandled rejection.
    building.catch(() => {});
    const backend = settings.hosted ? undefined : await startEmbedded(settings, stops, ending);
    const { tables, onChange } = await building;

    const config = configOf(settings, backend);
    const composeNow = () =>
      composeDev(
        config,
        origins.shell,
        [...origins.remotes].flatMap(([name, origin]) => {
          const definition = tables.get(name);
          return definition ? [{ definition, origin }] : [];
        }),
      );
    let site = composeNow();
    onChange(() => {
      site = composeNow();
    });
    const all = [origins.shell, ...origins.remotes.values()];
    const server = await startSiteServer({
      port: settings.port,
      source: createComposedSiteSource(() => site, path.join(settings.dataDir, 'releases')),
      extraFiles: { ...doors(origins), ...(backend && standIn()) },
      policy: {
        // Each package's dev server shows its mistakes by itself.
        trustedTypes: ['rspack-dev-server#overlay', "'allow-duplicates'"],
        scripts: all,
        connections: all.flatMap((origin) => [origin, origin.replace('http', 'ws')]),
      },
    });
    stops.unshift(server.stop);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (backend) console.log(backendLine(backend));
    console.log(reportsLine(settings, backend));
    console.log(
      `Ready: http://localhost:${settings.port} (after ${seconds} s; edits show at once; Ctrl-C ends it)`,
    );
  } catch (error) {
    await Promise.allSettled(stops.map((stop) => stop()));
    if (ending.aborted) return;
    throw error;
  }
}

/** Starts the dev servers and reads the tables of pages; a changed table has every open page load again. */
async function startPackages(origins: Origins, site: string, stops: Stop[]) {
  const tables = new Map<string, RemoteDefinition>();
  let changed = () => {};
  const servers = Promise.all([
    startDevServer(shellDevConfig(origins.shell), portOf(origins.shell), readableBy(site)),
    ...[...origins.remotes].map(([name, origin]) =>
      startDevServer(remoteDevConfig(name, origin), portOf(origin), readableBy(site)),
    ),
  ]);
  const watches = Promise.all(
    [...origins.remotes.keys()].map((name) =>
      watchPageTable(name, (definition) => {
        tables.set(name, definition);
        changed();
      }),
    ),
  );
  const [shell, ...others] = await servers;
  stops.push(...[shell, ...others, ...(await watches)].map(({ stop }) => stop));
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

function doors(origins: Origins) {
  return Object.fromEntries(
    [...origins.remotes].map(([name, origin]) => {
      const { path: address, text } = doorFile(name, origin);
      return [address, { type: 'text/javascript; charset=utf-8', content: () => text }];
    }),
  );
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}
