import { existsSync, readFileSync, watch } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Container, globalNameOf } from '@little-arches/contracts/formats';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readJson } from '@little-arches/kit/files/read-json';
import { printLine, printProblem } from '@little-arches/kit/print-line';
import { portRefusal } from '@little-arches/kit/processes/free-port';
import { readPort } from '@little-arches/kit/settings/settings';
import { rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import * as v from 'valibot';
import { laptopConfig } from '../config/laptop-config';
import { FEDERATION_RUNTIME } from '../federation/runtime-version';
import { packageNames, parsePackageName } from '../model/packages';
import { SERVED_VERSION } from '../model/version-names';
import { createLaptopSite, type LaptopRemote, laptopBase } from './laptop-site';

const USAGE =
  'Say which remote and which site: npm run dev -- remote-store --against https://staging.example.org, and for the build of another bundler its folder: --from ../sports/dist';

/**
 * `npm run dev -- remote-store --against <site>`: serves a released site in which one remote comes from this laptop,
 * until Ctrl-C. The site itself stays as it is. With `--from` the remote is a folder that any bundler writes.
 */
export async function serveAgainst(args: readonly string[]): Promise<void> {
  const { name, site, from } = readArguments(args);
  const port = readPort(process.env, 'PORT', 3010);
  if (await portRefusal(port))
    throw new UsageError(`Port ${port} is taken. End that program, or choose another port: PORT=${port + 1}`);
  await fetch(site.replace(/\/\/[^/]*\.localhost(?=[:/]|$)/, '//localhost')).catch(() => {
    throw new UsageError(`${site} does not answer. Start it (npm start), or name another site: --against`);
  });
  if (from === undefined) await serveSources(name, site, port);
  else await serveFolder(name, site, port, path.resolve(process.env.INIT_CWD ?? '', from));
  printLine(
    `Ready: http://localhost:${port} (${name} from here, the rest as ${site} has it; Ctrl-C ends it)`,
  );
}

function readArguments(args: readonly string[]) {
  let parsed: { values: { against?: string; from?: string }; positionals: string[] };
  try {
    const options = { against: { type: 'string' }, from: { type: 'string' } } as const;
    parsed = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch {
    throw new UsageError(USAGE);
  }
  const { against: site = '', from } = parsed.values;
  const [own, ...others] = packageNames();
  const [name = others.length === 0 ? own : undefined, ...more] = parsed.positionals;
  if (name === undefined || more.length > 0 || name === 'shell') throw new UsageError(USAGE);
  if (!/^https?:/.test(site) || !URL.canParse(site))
    throw new UsageError(
      `--against is '${site}', but must be a web address such as https://staging.example.org`,
    );
  return { name: from === undefined ? parsePackageName(name) : name, site: new URL(site).origin, from };
}

/** Serves a remote's sources, with hot updates. */
async function serveSources(name: string, site: string, port: number): Promise<void> {
  const base = laptopBase(name);
  const { answer } = createLaptopSite(site, {
    name,
    entry: () => 'remoteEntry.js',
    container: () => ({ global: globalNameOf(name, SERVED_VERSION) }),
    runtime: () => FEDERATION_RUNTIME,
  });
  const compiler = rspack(laptopConfig(name, base));
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('first build', () => resolve()));
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      static: false,
      compress: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      // The overlay would need its own Trusted Types policy; console and terminal show the same errors.
      client: {
        logging: 'warn',
        overlay: false,
        webSocketURL: { protocol: 'auto:', hostname: '0.0.0.0', port: 0, pathname: `${base}ws` },
      },
      webSocketServer: { type: 'ws', options: { path: `${base}ws` } },
      setupMiddlewares: (middlewares) => [...middlewares, { name: 'the site', middleware: answer }],
    },
    compiler,
  );
  await server.start();
  await built;
}

// The fields that are read from the `Manifest` of @module-federation/sdk.
const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), type: v.string() }),
  }),
});

/** Matches code that only development builds contain: JSX of development, and the client of Vite's server. */
const OF_DEVELOPMENT = /\bjsxDEV\b|\/@vite\/client/;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
};

/** Serves the folder that a bundler writes; pages are loaded again when it changes. */
async function serveFolder(name: string, site: string, port: number, folder: string): Promise<void> {
  const base = laptopBase(name);
  const manifest = path.join(folder, 'mf-manifest.json');
  if (!existsSync(manifest))
    throw new UsageError(
      `${folder} holds no mf-manifest.json: build ${name} with the plugin of Module Federation, and manifest: true.`,
    );
  const read = () => readJson(manifest, manifestSchema).metaData;
  const container = (): Container => {
    const { globalName, remoteEntry } = read();
    const isModule = remoteEntry.type === 'module' || remoteEntry.type === 'esm';
    return { global: globalName, type: isModule ? 'module' : 'global' };
  };
  const runtime = () => {
    const entry = readFileSync(path.join(folder, read().remoteEntry.name), 'utf8');
    return entry.includes('_FEDERATION_RUNTIME_CORE') ? FEDERATION_RUNTIME : 'own';
  };
  const remote: LaptopRemote = { name, entry: () => read().remoteEntry.name, container, runtime };
  const { answer, reload } = createLaptopSite(site, remote);
  const refuse = refusalOf(name);

  function answerFile({ url = '/' }: IncomingMessage, response: ServerResponse): boolean {
    const { pathname } = new URL(url, site);
    const file = path.join(folder, decodeURIComponent(pathname.slice(base.length)));
    if (!pathname.startsWith(base) || !file.startsWith(folder + path.sep) || !existsSync(file)) return false;
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const content = readFileSync(file);
    const refusal = type === 'text/javascript' && OF_DEVELOPMENT.test(content.toString()) && refuse();
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(refusal ? `throw new Error(${JSON.stringify(refusal)});` : content);
    return true;
  }
  const server = http.createServer((request, response) => {
    if (!answerFile(request, response)) answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  let soon: NodeJS.Timeout | undefined;
  // A bundler writes several files for one edit.
  watch(folder, { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(reload, 300);
  });
}

/** Returns a function that returns the reason why a bundle of development can't run, and prints it once. */
function refusalOf(name: string): () => string {
  let isSaid = false;
  const reason = `${name} is built in development mode, whose JSX needs React's development build; the live site has the other. Serve a production build: vite build --watch, webpack --mode production --watch, rspack build --mode production --watch`;
  return () => {
    if (!isSaid) printProblem(reason);
    isSaid = true;
    return reason;
  };
}
