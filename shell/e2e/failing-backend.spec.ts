import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFamily, newAddress, PASSWORD } from '@little-arches/backend/testing/test-families';
import { WHOLE } from '@little-arches/kit/patience';
import { test as base, expect } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type OwnSite, startOwnSite } from './support/own-site';
import { look } from './support/page/look';

/** Number of notes whose comparison takes longer than a test. */
const ENDLESS = 900;
const ADDRESSES = ['/', '/store', '/profile'];

/** Starts the site of this file, with the data of earlier starts. */
interface Starter {
  readonly dataDir: string;
  /** Returns the running site; starts it unless it is running. */
  start(): Promise<OwnSite>;
}

const test = base.extend<{ readonly site: OwnSite }, { readonly starter: Starter }>({
  starter: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from it.
    async ({}, use) => {
      const scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-failing-'));
      const dataDir = path.join(scratch, 'data');
      let running: OwnSite | undefined;
      const start = async () => {
        if (running) return running;
        const site = await startOwnSite(dataDir);
        running = site;
        void site.command.ended.then(() => {
          running = undefined;
        });
        return site;
      };
      await use({ dataDir, start });
      await running?.command.stop();
      rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: WHOLE },
  ],
  // A start takes seconds of processor time, so a test leaves the site running for the next.
  site: [async ({ starter }, use) => use(await starter.start()), { timeout: WHOLE }],
});

test('serves pages while a statement runs, and ends by a signal with all its processes', async ({ site }) => {
  const { client } = await createFamily(site);
  const hostile = await beginEndless(site, client);
  for (const address of ADDRESSES) expect((await look(site.url + address)).status).toBe(200);
  site.command.signal('SIGTERM');
  // Resolves when its output closes, which every process it started keeps open.
  await site.command.ended;
  expect((await hostile.answer).error).not.toBeNull();
});

test('keeps all acknowledged data when its backend is killed five times, and serves every page', async ({
  site,
}) => {
  const { client } = await createFamily(site);
  const pages = watchPages(site);
  const acknowledged = { children: [] as string[], payments: [] as string[], mails: [] as string[] };
  const writers = [
    watch(async () => {
      const row = { first_name: 'Kim', birth_month: 4, birth_year: 2019 };
      const { data, status } = await client.from('children').insert(row).select('id').single();
      if (data) acknowledged.children.push(data.id);
      return status;
    }),
    watch(async () => {
      const response = await createIntent(site);
      const body = await response.json();
      if (response.ok) acknowledged.payments.push(body.id);
      return response.status;
    }),
    watch(async () => {
      const email = newAddress();
      const { error } = await site.visitor().auth.signUp({ email, password: PASSWORD });
      if (!error) acknowledged.mails.push(email);
      return error?.status ?? 200;
    }, 1500),
  ];
  for (let kill = 0; kill < 5; kill++) {
    const before = acknowledged.children.length;
    const killed = site.backendPid();
    process.kill(killed, 'SIGKILL');
    await expect(() => {
      expect(site.backendPid()).not.toBe(killed);
      expect(acknowledged.children.length).toBeGreaterThan(before + 2);
    }).toPass();
  }
  // 0 is a call without an answer, 503 one during the start; a sign-up may be refused by the limit of mails.
  for (const writer of writers)
    for (const status of await writer.end()) expect([0, 200, 201, 429, 503]).toContain(status);
  expect(await pages.end()).toEqual(new Set([200]));

  const { data } = await client.from('children').select('id').throwOnError();
  const stored = new Set(data.map(({ id }) => id));
  expect(acknowledged.children.filter((id) => !stored.has(id))).toEqual([]);
  for (const id of acknowledged.payments) expect((await readIntent(site, id)).status).toBe(200);
  for (const email of acknowledged.mails) expect(await site.mailsTo(email)).not.toEqual([]);
  expect(Object.values(acknowledged).every((list) => list.length > 0)).toBe(true);
});

test('leaves no process behind when it is killed, and starts again at once', async ({ site, starter }) => {
  site.command.signal('SIGKILL');
  await site.command.ended;
  await starter.start();
});

test('ends with the backend’s words when its database can’t be opened', async ({ site, starter }) => {
  const damaged = path.join(starter.dataDir, 'backend', 'database', 'global', 'pg_control');
  writeFileSync(damaged, Buffer.alloc(8192, 7));
  process.kill(site.backendPid(), 'SIGKILL');
  expect(await site.command.ended).toBe(1);
  expect(site.command.output()).toMatch(
    /ended 6 times within a minute: The backend's database in .*can't be opened .*Put a copy of the data directory back/,
  );
});

/** Stores notes and starts an endless comparison of them; resolves when the database is busy with it. */
async function beginEndless(site: OwnSite, client: SupabaseClient) {
  const row = { first_name: 'Kim', birth_month: 4, birth_year: 2019, notes: 'a'.repeat(1999) };
  // In two requests, because one may have 1 MB.
  for (const _ of [1, 2])
    await client
      .from('children')
      .insert(Array(ENDLESS / 2).fill(row))
      .throwOnError();
  // Calling `then` sends the request.
  const answer = client
    .from('children')
    .select('id')
    .or([...'bcdefghi'].map((end) => `notes.ilike.%${'a_'.repeat(400)}${end}%`).join())
    .then((it) => it);
  await expect(async () => {
    const probe = site.visitor().functions.invoke('getProducts', { body: {} });
    const first = await Promise.race([probe.then(() => 'served'), pause(1000).then(() => 'busy')]);
    expect(first).toBe('busy');
  }).toPass();
  return { answer };
}

function watchPages(site: OwnSite) {
  let turn = 0;
  return watch(async () => (await look(site.url + ADDRESSES[turn++ % ADDRESSES.length])).status);
}

/** Repeats a request and returns the statuses it got; 0 for no answer. */
function watch(ask: () => Promise<number>, every = 100) {
  const met = new Set<number>();
  let isOver = false;
  const running = (async () => {
    do {
      met.add(await ask().catch(() => 0));
      await pause(every);
    } while (!isOver);
  })();
  return {
    async end(): Promise<Set<number>> {
      isOver = true;
      await running;
      return met;
    },
  };
}

function createIntent(site: OwnSite): Promise<Response> {
  return fetch(`${site.backendUrl}/payments/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.stripeSecretKey}` },
    body: new URLSearchParams({ amount: '4900', currency: 'eur' }),
  });
}

function readIntent(site: OwnSite, id: string): Promise<Response> {
  return fetch(`${site.backendUrl}/payments/v1/payment_intents/${id}`, {
    headers: { authorization: `Bearer ${site.stripeSecretKey}` },
  });
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
