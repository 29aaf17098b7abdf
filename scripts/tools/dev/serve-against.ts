import dns from 'node:dns';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { text as readText } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { FEDERATION_RUNTIME } from '@little-arches/build/federation/runtime-version';
import { parsePackageName } from '@little-arches/build/packages';
import { ANY_LOCAL_PORT } from '@little-arches/contracts/config';
import { OVERRIDE_PARAMETER, SERVED_REMOTE, type ServedRemote } from '@little-arches/contracts/formats/page';
import type { RemoteDefinition } from '@little-arches/contracts/remote';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { remoteServedConfig } from './dev-configs';
import { type PackageServer, type ServerOptions, startDevServer } from './dev-server';
import { watchPageTable } from './page-table';
import { chooseRemotePort, readStandaloneConfig } from './remote-port';
import { endByItself, type Stop, stopOnSignal } from './stop-on-signal';

/** Default address of the site that `npm start` serves. */
const LOCAL_SITE = 'http://localhost:3000';

/**
 * `npm run dev -- remote-store --against https://staging.example.org`: serves one remote from this checkout with
 * hot reload, and everything else as that site has released it. Runs until Ctrl-C.
 */
export async function serveAgainst(args: readonly string[]): Promise<void> {
  const { name, site } = readArguments(args);
  const { port: standard } = readStandaloneConfig(name);
  const port = await chooseRemotePort(name, standard, `npm run dev -- ${args.join(' ')}`);
  const origin = `http://localhost:${port}`;
  const address = await mustAllow(site, name, origin);

  const stops: Stop[] = [];
  const ending = stopOnSignal(stops, endByItself);
  let definition: RemoteDefinition | undefined;
  let server: PackageServer | undefined;
  try {
    await watchPageTable(name, stops, (read) => {
      definition = read;
      server?.reloadPages();
    });
    server = await startDevServer(remoteServedConfig(name, origin), port, stops, {
      ...openTo(site, port),
      // Last, because the headers are set by then.
      setupMiddlewares: (middlewares) => [
        ...middlewares,
        {
          name: 'what is served',
          path: SERVED_REMOTE,
          middleware: (_request: IncomingMessage, response: ServerResponse) => {
            response.statusCode = definition ? 200 : 503;
            response.setHeader('content-type', 'application/json');
            response.end(definition ? JSON.stringify(servedRemote(definition)) : '{}');
          },
        },
      ],
    });
  } catch (error) {
    await Promise.allSettled(stops.map((stop) => stop()));
    if (ending.aborted) return;
    throw error;
  }
  console.log(`Ready: ${address} (${name} from here, the rest as ${site} has it; Ctrl-C ends it)`);
}

function readArguments(args: readonly string[]): { name: string; site: string } {
  const usage =
    'Say which remote, for example: npm run dev -- remote-store --against https://staging.example.org';
  let parsed: { values: { against?: string | undefined }; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options: { against: { type: 'string' } } });
  } catch {
    throw new UsageError(usage);
  }
  const [name, ...more] = parsed.positionals;
  if (name === undefined || more.length > 0 || name === 'shell') throw new UsageError(usage);
  const site = parsed.values.against ?? LOCAL_SITE;
  if (!/^https?:/.test(site) || !URL.canParse(site))
    throw new UsageError(
      `--against is '${site}', but must be a web address such as https://staging.example.org`,
    );
  return { name: parsePackageName(name), site: new URL(site).origin };
}

/**
 * Returns the address at which a site loads the remote from here. Throws a UsageError when the site does not allow
 * it.
 */
async function mustAllow(site: string, name: string, origin: string): Promise<string> {
  const address = `${site}/?${OVERRIDE_PARAMETER}=${name}@${origin}`;
  const { status, policy, text } = await askSite(address).catch(() => {
    throw new UsageError(`${site} does not answer. Start it (npm start), or name another site: --against`);
  });
  if (status === 400) throw new UsageError(`${site} refuses this override: ${text.trim()}`);
  if (status === 200 && policy.includes(origin)) return address;
  if (/^http:\/\/(localhost|127\.0\.0\.1)(:|$)/.test(site))
    throw new UsageError(
      `${site} takes no overrides. End it, and start it so that it does: OVERRIDE_ORIGINS='${ANY_LOCAL_PORT}' npm start`,
    );
  throw new UsageError(
    `${site} takes no overrides. Its channel allows them by OVERRIDE_ORIGINS, see docs/releasing.md, "Overrides".`,
  );
}

/** Returns server options that let only pages of that site read the served files and receive edits. */
function openTo(site: string, port: number): ServerOptions {
  return {
    allowedHosts: ['localhost', '127.0.0.1', new URL(site).hostname],
    client: {
      logging: 'warn',
      // The overlay would need its own Trusted Types policy; console and terminal show the same errors.
      overlay: false,
      webSocketURL: { protocol: 'ws', hostname: 'localhost', port, pathname: '/ws' },
    },
    headers: {
      'access-control-allow-origin': site,
      // Browsers send a preflight before a public site may access this machine.
      'access-control-allow-private-network': 'true',
    },
  };
}

/** Returns a remote's entry in a composition. It changes with each edit, so it has no hash. */
function servedRemote({ name, contract, pages, panels, slots = {} }: RemoteDefinition): ServedRemote {
  return {
    name,
    contract,
    runtime: FEDERATION_RUNTIME,
    addresses: Object.values(pages).map(({ path }) => path),
    panels: Object.keys(panels),
    fills: Object.keys(slots),
    entry: '/remoteEntry.js',
  };
}

/** A response of a site. */
interface SiteAnswer {
  readonly status: number;
  readonly policy: string;
  readonly text: string;
}

/** Requests an address of a site as a browser resolves it: every name below `localhost` is this machine. */
function askSite(address: string): Promise<SiteAnswer> {
  const { get } = address.startsWith('https:') ? https : http;
  const lookup: typeof dns.lookup = ((hostname: string, ...rest: [never, never]) =>
    dns.lookup(hostname.endsWith('.localhost') ? 'localhost' : hostname, ...rest)) as never;
  return new Promise((resolve, reject) => {
    get(address, { lookup, agent: false }, (response) => {
      const policy = String(response.headers['content-security-policy'] ?? '');
      readText(response).then(
        (content) => resolve({ status: response.statusCode ?? 0, policy, text: content }),
        reject,
      );
    }).on('error', reject);
  });
}
