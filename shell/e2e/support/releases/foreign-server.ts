import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Container } from '@little-arches/contracts/formats';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

const manifestSchema = v.object({
  metaData: v.object({
    globalName: v.string(),
    remoteEntry: v.object({ name: v.string(), type: v.picklist(['global', 'var', 'module']) }),
  }),
});

/** Returns the entry data from a build's manifest. */
export function entryOf(folder: string): { entry: string; container: Container } {
  const { metaData } = readJson(path.join(folder, 'mf-manifest.json'), manifestSchema);
  const { name, type } = metaData.remoteEntry;
  return {
    entry: name,
    container: { global: metaData.globalName, type: type === 'module' ? type : 'global' },
  };
}

/**
 * Serves a build as another team's own server does, and forwards to `site` the requests of the build for the site's
 * files. `remote` is the content of its `/remote.json`.
 */
export async function serveBuild(
  folder: string,
  remote: object,
  site?: string,
): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const types: Readonly<Record<string, string>> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.html': 'text/html',
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (site && /^\/assets\/remote-/.test(pathname)) {
      const answer = await fetch(site + pathname);
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/json');
    try {
      response.end(
        pathname === '/remote.json' ? JSON.stringify(remote) : readFileSync(path.join(folder, pathname)),
      );
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
