import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { findNginx } from '@little-arches/kit/processes/find-program';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { exportSite } from '@little-arches/release/export/export-site';
import { runNginx } from '@little-arches/release/export/run-nginx';
import { type RawAnswer, rawRequest } from '@little-arches/release/export/testing/raw-request';
import { readLiveManifest, storeSite } from '@little-arches/release/site/stored-site';
import { changeRegistry } from '@little-arches/release/store/channel-registry';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { sampleConfig } from '@little-arches/release/testing/sample-build';
import type { Expected, RequestAndAnswer, ServerName } from './testing/expected';
import { requestedTwice, requestsAndAnswers } from './testing/requests-and-answers';
import { type RunningServer, runNode, runWorker } from './testing/run-servers';
import { type SampleBackend, startSampleBackend } from './testing/sample-backend';
import { sampleSite, writeSampleStore } from './testing/sample-store';

let folder = '';
let store = '';
let servers = '';
let backend: SampleBackend;
let site = sampleSite;

beforeAll(async () => {
  backend = await startSampleBackend();
  const { config } = sampleSite;
  site = { ...sampleSite, config: { ...config, backend: { ...config.backend, url: backend.url } } };
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-servers-'));
  // When started by root, nginx reads files as another user.
  chmodSync(folder, 0o755);
  [store, servers] = [path.join(folder, 'store'), path.join(folder, 'servers')];
  await writeSampleStore(store, site);
  await runProcess(['scripts/run.mjs', 'servers', '--to', servers]);
});
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function runExport(): Promise<RunningServer> {
  const to = path.join(folder, 'export');
  const releases = createDirectoryStore(store);
  const live = await readLiveManifest(releases, 'production');
  if (!live) throw new Error('The sample store has a site');
  await exportSite({ site: live, store: releases, to });
  return await runNginx(to);
}

const runners: Readonly<Record<ServerName, () => Promise<RunningServer>>> = {
  Node: () => runNode(store),
  worker: () => runWorker(path.join(servers, 'worker.js'), store),
  nginx: runExport,
};

function contentOf({ headers, body }: RawAnswer): string {
  const coding = headers['content-encoding'];
  if (body.byteLength === 0) return '';
  if (coding === 'br') return brotliDecompressSync(body).toString();
  return (coding === 'gzip' ? gunzipSync(body) : body).toString();
}

function expectAnswer(answer: RawAnswer, { status, headers = {}, holds }: Expected): void {
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(headers)) {
    const found = answer.headers[name];
    // A row names a part of the policy.
    if (name === 'content-security-policy') expect(`${found};`).toContain(value);
    else expect([name, found]).toEqual([name, value ?? undefined]);
  }
  if (holds === '') expect(answer.body.byteLength).toBe(0);
  else if (holds !== undefined) expect(contentOf(answer)).toContain(holds);
}

/** The programs of the servers; without one its tests are left out, which `npm test` counts. */
const programs: Readonly<Record<ServerName, string | undefined>> = {
  Node: process.execPath,
  worker: process.env.MINIFLARE_PATH,
  nginx: findNginx(),
};

for (const name of Object.keys(runners) as ServerName[]) {
  const where = programs[name] ? describe : describe.skip;
  where(name, () => {
    let server: RunningServer | undefined;

    beforeAll(async () => {
      server = await runners[name]();
    });
    afterAll(async () => await server?.stop());

    const ask = ({ target, method, headers }: Pick<RequestAndAnswer, 'target' | 'method' | 'headers'>) =>
      rawRequest(server?.url ?? '', target, { ...(method && { method }), ...(headers && { headers }) });

    it.each(requestsAndAnswers.map((row) => [row.asks, row] as const))(
      'answers a request for %s',
      async (_, row) => {
        expectAnswer(await ask(row), row.but?.[name] ?? row.gets);
      },
    );

    it.each(requestedTwice)(
      'does not send $asks again to a client that has it',
      async ({ target, headers }) => {
        const { etag = '' } = (await ask({ target, headers })).headers;
        for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
          const again = await ask({ target, headers: { ...headers, 'if-none-match': tag } });
          expect([again.status, again.body.byteLength]).toEqual([304, 0]);
          expect(again.headers['content-security-policy']).toContain("default-src 'none'");
        }
        const other = await ask({ target, headers: { ...headers, 'if-none-match': '"other"' } });
        expect(other.status).toBe(200);
      },
    );
  });
}

/** Runs the work on every server of a store, then stops them. */
async function onEveryServer(
  own: string,
  work: (ask: (path: string, host?: string) => Promise<number[]>, urls: readonly string[]) => Promise<void>,
) {
  const starting = [
    runNode(own),
    ...(programs.worker ? [runWorker(path.join(servers, 'worker.js'), own)] : []),
  ];
  try {
    const running = await Promise.all(starting);
    const urls = running.map(({ url }) => url);
    await work(async (target, host) => {
      const answers = urls.map((url) => rawRequest(url, target, host ? { headers: { host } } : {}));
      return [...new Set((await Promise.all(answers)).map(({ status }) => status))];
    }, urls);
  } finally {
    await Promise.allSettled(starting.map(async (server) => (await server).stop()));
  }
}

it('shows a release on every server, and none whose manifest was changed', async () => {
  const own = path.join(folder, 'own-store');
  await writeSampleStore(own);
  const pointer = path.join(own, 'channels/production.json');
  await onEveryServer(own, async (ask) => {
    expect(await ask('/concept')).toEqual([302]);
    const [home] = sampleSite.pages;
    const pages = [...sampleSite.pages, ...(home ? [{ ...home, pattern: '/concept' }] : [])];
    await writeSampleStore(own, { ...sampleSite, pages });
    while (String(await ask('/concept')) !== '200') await pause(20);
    expect(await ask('/healthz')).toEqual([200]);
    const changed = 'f'.repeat(64);
    mkdirSync(path.join(own, 'sites', changed));
    writeFileSync(path.join(own, 'sites', changed, 'site.json'), '{}');
    writeFileSync(pointer, String(readFileSync(pointer)).replace(/"site": "\w+"/, `"site": "${changed}"`));
    await pause(1500);
    expect([await ask('/concept'), await ask('/healthz')]).toEqual([[200], [200]]);
  });
  await onEveryServer(own, async (ask) => {
    expect([await ask('/'), await ask('/healthz')]).toEqual([[503], [503]]);
  });
});

it('shows every channel of the store on every server, each at its own address', async () => {
  const own = path.join(folder, 'store-of-channels');
  await writeSampleStore(own);
  const releases = createDirectoryStore(own);
  const staging = 'staging.littlearches.example';
  await onEveryServer(own, async (ask) => {
    expect(await ask('/', staging)).toEqual([404]);
    const config = { ...sampleConfig, channel: 'staging', siteUrl: `https://${staging}` };
    const [home] = sampleSite.pages;
    const pages = home ? [{ ...home, pattern: '/concept' }] : [];
    const { id } = await storeSite(releases, { ...sampleSite, config, pages });
    await changeRegistry(releases, 'staging', (registry) => ({ ...registry, site: id }));
    while (String(await ask('/concept', staging)) !== '200') await pause(20);
    expect(await ask('/concept')).toEqual([302]);
  });
});
