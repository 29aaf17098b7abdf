import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createReportLog } from '@little-arches/backend/reports/report-log';
import type { SiteConfig } from '@little-arches/contracts/config';
import { readHealth } from '@little-arches/release/health/read-health';
import { publish } from '@little-arches/release/publish';
import { readLiveManifest } from '@little-arches/release/site/stored-site';
import { createDirectoryStore, type ReleaseStore } from '@little-arches/release/store/store';
import { composeSample } from '@little-arches/release/testing/compose-sample';
import {
  createSampleCheckout,
  type SampleBuild,
  sampleAddress,
  sampleConfig,
} from '@little-arches/release/testing/sample-build';
import { rollBackOnce } from '@little-arches/release/watch/roll-back-once';
import { watchLive } from '@little-arches/release/watch/watch-live';

let checkout: ReturnType<typeof createSampleCheckout>;
let store: ReleaseStore;
let receiver: Server;
let config: SiteConfig;

const compose = () =>
  composeSample(
    () => store,
    (_, composition) => JSON.stringify(composition),
    config,
  );
const publishOne = (build: SampleBuild) =>
  publish(store, 'production', [checkout.build(build)], { by: 'Ada', compose: compose(), effort: 'quickly' });

beforeEach(async () => {
  checkout = createSampleCheckout();
  store = createDirectoryStore(checkout.releases);
  const answer = createReportLog({ siteOrigin: sampleConfig.siteUrl, log: () => {} });
  receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = 'GET', url, headers } = request;
    const body = method === 'POST' ? Buffer.concat(chunks) : null;
    // The address of the sender, whose network counts with few visits.
    const peer = String(headers['x-peer'] ?? '127.0.0.1');
    const given = await answer(new Request(`http://backend${url}`, { method, body }), peer);
    response.writeHead(given?.status ?? 404).end(given && Buffer.from(await given.arrayBuffer()));
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  config = { ...sampleConfig, reportUrl: `http://127.0.0.1:${port}/reports` };
  await publishOne({ name: 'shell', version: '1.0.0' });
  for (const version of ['1.0.0', '1.1.0'])
    await publishOne({ name: 'remote-store', version, addresses: [sampleAddress('/store', 'store')] });
});
afterEach(async () => {
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  checkout.remove();
});

const liveOf = async () => {
  const { composition } = (await readLiveManifest(store, 'production')) ?? {};
  return { composition: composition?.id, version: composition?.remotes[0]?.version };
};

/** Sends visits of the live version from a network, as its pages do. */
async function visit(network: number, failures: number, times = 1, served?: string): Promise<void> {
  const headers = { 'x-peer': `10.${network >> 8}.${network & 255}.1` };
  const reportUrl = config.reportUrl ?? '';
  const { composition, version } = await liveOf();
  for (let time = 0; time < times; time++) {
    const token = await (await fetch(`${reportUrl}/token`, { headers })).text();
    const parts = [{ package: 'remote-store', version, failures }];
    const told = { composition: served ?? composition, channel: 'production', token, parts, vitals: [] };
    const body = JSON.stringify({ format: 2, visit: told });
    expect((await fetch(reportUrl, { method: 'POST', headers, body })).status).toBe(204);
  }
}

/** Watches with an objective of 2 % while `work` runs; returns the alarms. */
async function watchWhile(work: (kinds: () => readonly string[]) => Promise<void>): Promise<string[]> {
  const ending = new AbortController();
  const alarms: string[] = [];
  const watching = watchLive(store, 'production', {
    slos: new Map([['remote-store', { failedVisits: 2 }]]),
    readHealth: (asked) => readHealth(store, 'production', asked),
    // Ten minutes later, because nothing is decided in the first minutes.
    now: () => Date.now() + 600_000,
    signal: ending.signal,
    pause: 20,
    log: () => {},
    post: async ({ kind, version }) => void alarms.push(`${kind} ${version}`),
    rollBack: (failing) => rollBackOnce(store, 'production', failing, compose()),
  });
  await work(() => alarms);
  // More polls, which see everything that was sent.
  await pause(100);
  ending.abort();
  await watching;
  return alarms;
}

it('raises an alarm and rolls back once when a live version becomes bad for its visitors', async () => {
  const alarms = await watchWhile(async (kinds) => {
    for (let network = 0; network < 60; network++) await visit(network, 0);
    expect([kinds(), (await liveOf()).version]).toEqual([[], '1.1.0']);
    for (let network = 60; (await liveOf()).version === '1.1.0'; network++) {
      if (network > 120) throw new Error('Sixty failing visitors did not suffice');
      await visit(network, network % 2);
    }
    for (let network = 200; network < 230; network++) await visit(network, 0);
  });
  expect(alarms).toEqual(['below 1.1.0', 'rolled-back 1.1.0']);
  expect((await liveOf()).version).toBe('1.0.0');
});

it('is not moved by made-up visits from five networks, however many they send', async () => {
  const alarms = await watchWhile(async () => {
    for (let network = 0; network < 5; network++) await visit(network, 100_000, 60);
  });
  expect([alarms, (await liveOf()).version]).toEqual([[], '1.1.0']);
});

it('is not moved by visits of pages that were never served, or without a token of their network', async () => {
  const alarms = await watchWhile(async () => {
    for (let network = 0; network < 30; network++) await visit(network, 1, 1, 'made-up');
    const token = await (await fetch(`${config.reportUrl}/token`)).text();
    const { composition, version } = await liveOf();
    const parts = [{ package: 'remote-store', version, failures: 1 }];
    const told = { composition, channel: 'production', token, parts, vitals: [] };
    for (let network = 0; network < 30; network++) {
      const headers = { 'x-peer': `10.1.${network}.1` };
      const body = JSON.stringify({ format: 2, visit: told });
      await fetch(config.reportUrl ?? '', { method: 'POST', headers, body });
    }
  });
  expect([alarms, (await liveOf()).version]).toEqual([[], '1.1.0']);
});
