import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@little-arches/kit/processes/free-port';
import type { ComposedSite } from '@little-arches/release/model/site';
import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { createComposedSiteSource } from '../composed-site-source';
import { startSiteServer } from '../site-server';

/** Returns a page for tests, with enough text to be compressed. */
export const page = (pattern: string, status: 200 | 404 = 200) => ({
  pattern,
  status,
  html: `<!doctype html><title>${pattern}</title>${'<p>text</p>'.repeat(50)}`,
  listed: status === 200 && !pattern.includes(':'),
});

/** Returns a composed site for tests. */
export const composed = (more: Partial<ComposedSite> = {}): ComposedSite => ({
  composition: { id: 'composition-1', shell: { version: '1.0.0' }, remotes: [] },
  config: sampleConfig,
  pages: [page('/'), page('/store'), page('/store/rocket'), page('/store/:productSlug'), page('/404', 404)],
  unrendered: [],
  ...more,
});

/** A received answer. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Serves a sample site to the tests of a file; a test may replace `site`. */
export function serveSampleSite() {
  let folder = '';
  let port = 0;
  let site: () => ComposedSite;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'little-arches-serve-'));
    writeSampleFiles(folder);
    port = await freePort();
    ({ stop } = await startSiteServer({
      port,
      source: createComposedSiteSource(() => site(), path.join(folder, 'releases')),
      extraFiles: { '/payment-simulator/stripe.js': { type: 'text/javascript', content: () => 'stand-in' } },
    }));
  });
  beforeEach(() => {
    const current = composed();
    site = () => current;
  });
  afterAll(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    get folder() {
      return folder;
    },
    get port() {
      return port;
    },
    set site(next: () => ComposedSite) {
      site = next;
    },
    /** Sends the target unchanged: clients would normalize it. */
    ask: (target: string, headers: Record<string, string> = {}, method = 'GET') =>
      send(port, target, headers, method),
    /** Sends bytes that no client would send, and returns all that comes back. */
    sendRaw: (bytes: string) => sendRaw(port, bytes),
  };
}

function writeSampleFiles(folder: string): void {
  const assets = path.join(folder, 'releases/remote-store/1.0.0-abc');
  mkdirSync(assets, { recursive: true });
  writeFileSync(path.join(assets, 'entry.0123.js'), `/* entry */${' '.repeat(500)}`);
  writeFileSync(path.join(assets, 'photo.exe'), 'MZ');
  writeFileSync(path.join(assets, 'font.woff2'), 'wOF2');
  writeFileSync(path.join(assets, 'film.mp4'), '0123456789');
  writeFileSync(path.join(folder, 'secret.js'), 'secret');
}

function send(
  port: number,
  target: string,
  headers: Record<string, string>,
  method: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(text));
  });
}
