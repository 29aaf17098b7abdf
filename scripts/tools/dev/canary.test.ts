import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReportLog } from '@little-arches/backend/reports/report-log';
import type { SiteConfig } from '@little-arches/contracts/config';
import { parseComposition } from '@little-arches/contracts/formats/page';
import { freePort } from '@little-arches/kit/processes/free-port';
import { resetCanary } from '@little-arches/release/canary/end-canary';
import { pollCanary } from '@little-arches/release/canary/poll-canary';
import { watchCanary } from '@little-arches/release/canary/watch-canary';
import { readHealth, type VisitQuery } from '@little-arches/release/health/read-health';
import { publish } from '@little-arches/release/publish';
import { readRegistry } from '@little-arches/release/store/channel-registry';
import { readHistory } from '@little-arches/release/store/history';
import { liveVersion } from '@little-arches/release/store/live-versions';
import { createDirectoryStore, type ReleaseStore } from '@little-arches/release/store/store';
import { composeSample } from '@little-arches/release/testing/compose-sample';
import {
  createSampleCheckout,
  type SampleBuild,
  sampleAddress,
  sampleConfig,
} from '@little-arches/release/testing/sample-build';
import { createDirectorySource } from '@little-arches/serve/directory-source';
import { startSiteServer } from '@little-arches/serve/site-server';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
let receiver: Server;
let config: SiteConfig;
let server: Awaited<ReturnType<typeof startSiteServer>>;
let site: string;

const publishOne = (build: SampleBuild, canary?: number) =>
  publish(store, 'production', [checkout.build(build)], {
    by: 'tester',
    compose: composeSample(
      () => store,
      (_, composition) => JSON.stringify(composition),
      config,
    ),
    effort: 'quickly',
    canary,
  });
const publishStore = (version: string, canary?: number) =>
  publishOne({ name: 'remote-store', version, addresses: [sampleAddress('/store', 'store')] }, canary);

beforeEach(async () => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  const answer = createReportLog({ siteOrigin: sampleConfig.siteUrl, log: () => {} });
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url, headers } = request;
    const body = method === 'POST' ? Buffer.concat(chunks) : null;
    // Each visitor has another network, because only a few visits of one network count.
    const peer = String(headers['x-peer'] ?? '127.0.0.1');
    const given = await answer(new Request(`http://backend${url}`, { method, body }), peer);
    response.writeHead(given?.status ?? 404).end(given && Buffer.from(await given.arrayBuffer()));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port: receiving } = receiver.address() as AddressInfo;
  config = { ...sampleConfig, reportUrl: `http://127.0.0.1:${receiving}/reports` };
  await publishOne({ name: 'shell', version: '1.0.0' });
  await publishStore('1.0.0');
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  server = await startSiteServer({ port, source: createDirectorySource(checkout.releases, 'production') });
});
afterEach(async () => {
  await server.stop();
  await new Promise((resolve) => receiver.close(resolve));
  checkout.remove();
});

let visitors = 0;

/** Visits two pages, whose browser reports both; some versions throw. Returns the versions of the pages. */
async function visit(throws: (version: string) => boolean): Promise<string[]> {
  const first = await fetch(`${site}/store`);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  visitors += 1;
  const headers = { 'x-peer': `10.${visitors >> 8}.${visitors & 255}.1` };
  const reportUrl = config.reportUrl ?? '';
  const pages = [first, await fetch(`${site}/store`, { headers: { cookie } })];
  const seen: string[] = [];
  for (const page of pages) {
    const { id: composition, remotes } = parseComposition(await page.json());
    const version = remotes[0]?.version ?? '';
    seen.push(version);
    const parts = [{ package: 'remote-store', version, failures: throws(version) ? 1 : 0 }];
    const token = await (await fetch(`${reportUrl}/token`, { headers })).text();
    const told = { format: 2, visit: { composition, channel: 'production', token, parts, vitals: [] } };
    const sent = await fetch(reportUrl, { method: 'POST', headers, body: JSON.stringify(told) });
    expect(sent.status).toBe(204);
  }
  return seen;
}

async function watchWhile(visits: number, throws: (version: string) => boolean, promotes = true) {
  const ending = new AbortController();
  const said: string[] = [];
  const watching = watchCanary(store, 'production', {
    by: 'npm start',
    pause: 5,
    signal: ending.signal,
    promotes,
    readHealth: (asked) => readHealth(store, 'production', asked),
    // Two hours later, because nothing is decided in the first hour.
    now: () => Date.now() + 2 * 3_600_000,
    composer: async () =>
      composeSample(
        () => store,
        (_, composition) => JSON.stringify(composition),
        config,
      ),
    log: (line) => said.push(line),
  });
  let over = false;
  void watching.finally(() => {
    over = true;
  });
  const visitors: string[][] = [];
  while (!over && visitors.length < visits) visitors.push(await visit(throws));
  ending.abort();
  // Every visitor keeps one version, except for one who was between two pages at the decision.
  expect(visitors.filter(([first, second]) => first !== second).length).toBeLessThanOrEqual(1);
  return { decided: await watching, versions: visitors.flat(), said };
}

it('halts a version that throws within 50 of its visits, and restores the previous one for its visitors', async () => {
  await publishStore('1.1.0', 50);
  let times = 0;
  const { decided, versions, said } = await watchWhile(
    200,
    (version) => version === '1.1.0' && times++ % 3 === 0,
  );
  expect(decided).toMatchObject({ verdict: 'halt', canary: { version: '1.1.0' } });
  const canaried = versions.filter((version) => version === '1.1.0').length;
  expect(canaried).toBeLessThanOrEqual(50);
  expect(said).toEqual([
    expect.stringMatching(/was halted on production. It fails too often: \d+ of \d+ visits/),
  ]);
  for (let visits = 0; visits < 10; visits++) expect(await visit(() => false)).toEqual(['1.0.0', '1.0.0']);
  const live: unknown = await (await fetch(`${site}/composition.json`)).json();
  expect(live).toMatchObject({ recalled: ['remote-store 1.1.0'] });
  const { entries } = await readHistory(store, 'production');
  expect(entries.slice(-2).map(({ action, by }) => [action, by])).toEqual([
    ['canary', 'tester'],
    ['halt', 'npm start'],
  ]);
});

it('makes an equal version live', async () => {
  await publishStore('1.1.0', 50);
  const { decided } = await watchWhile(400, () => false);
  expect(decided).toMatchObject({ verdict: 'promote' });
  const { registry } = await readRegistry(store, 'production');
  expect(liveVersion(registry, 'remote-store')?.metadata.version).toBe('1.1.0');
  expect(await visit(() => false)).toEqual(['1.1.0', '1.1.0']);
});

it('continues an equal version that is not to be promoted, and explains how', async () => {
  await publishStore('1.1.0', 50);
  const { decided, said } = await watchWhile(250, () => false, false);
  expect(decided).toMatchObject({
    verdict: 'watch',
    isReady: true,
  });
  expect(said).toEqual([expect.stringContaining('npm run release -- canary --promote')]);
  const { registry } = await readRegistry(store, 'production');
  expect(liveVersion(registry, 'remote-store')?.metadata.version).toBe('1.0.0');
});

it('judges a reset canary by later visits only', async () => {
  await publishStore('1.1.0', 50);
  const tending = {
    by: 'tester',
    readHealth: (asked: VisitQuery) => readHealth(store, 'production', asked),
    composer: () => Promise.reject(new Error('Nothing is made live')),
    dryRun: true,
    now: () => Date.now() + 2 * 3_600_000,
  };
  for (let visits = 0; visits < 40; visits++) await visit((version) => version === '1.1.0');
  const before = await pollCanary(store, 'production', tending);
  expect(before?.verdict).toBe('halt');
  await resetCanary(store, 'production', { id: before?.canary.id ?? '', by: 'Ada' });
  const after = await pollCanary(store, 'production', tending);
  expect(after).toMatchObject({ verdict: 'watch', canary: { by: 'Ada', version: '1.1.0', share: 50 } });
  expect(after?.because).toContain('0 of 0 visits failed');
});

it('ignores visits of pages that were never served', async () => {
  await publishStore('1.1.0', 50);
  const reportUrl = config.reportUrl ?? '';
  for (let network = 0; network < 30; network++) {
    const headers = { 'x-peer': `10.0.${network}.1` };
    const token = await (await fetch(`${reportUrl}/token`, { headers })).text();
    const parts = [{ package: 'remote-store', version: '1.1.0', failures: 1 }];
    const told = {
      format: 2,
      visit: { composition: 'made-up', channel: 'production', token, parts, vitals: [] },
    };
    await fetch(reportUrl, { method: 'POST', headers, body: JSON.stringify(told) });
  }
  const polled = await pollCanary(store, 'production', {
    by: 'tester',
    readHealth: (asked) => readHealth(store, 'production', asked),
    composer: () => Promise.reject(new Error('Nothing is made live')),
    now: () => Date.now() + 2 * 3_600_000,
  });
  expect(polled).toMatchObject({ verdict: 'watch', because: expect.stringContaining('0 of 200 visits') });
});
