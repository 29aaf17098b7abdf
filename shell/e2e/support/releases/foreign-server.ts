import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

const manifestSchema = v.object({ metaData: v.object({ remoteEntry: v.object({ name: v.string() }) }) });

/** Returns the name of the entry from a build's manifest. */
export function entryOf(folder: string): string {
  return readJson(path.join(folder, 'mf-manifest.json'), manifestSchema).metaData.remoteEntry.name;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
};

/**
 * Serves a build as another team's own server does, and forwards to `site` the requests of the build for the site's
 * files.
 */
export async function serveBuild(
  folder: string,
  site: string,
): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (/^\/assets\/remote-/.test(pathname)) {
      const answer = await fetch(site + pathname);
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    response.setHeader('content-type', TYPES[path.extname(pathname)] ?? 'application/json');
    try {
      response.end(readFileSync(path.join(folder, pathname)));
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
