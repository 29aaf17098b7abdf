import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createFamily, newAddress, PASSWORD } from '@little-arches/backend/testing/test-families';
import { expect } from '@little-arches/testing/playwright';
import type { SupabaseClient } from '@supabase/supabase-js';
import { type OwnSite, startOwnSite } from './support/own-site';
import { test } from './support/own-site-test';
import { look } from './support/page/look';

/** Number of notes whose comparison takes longer than a test. */
const ENDLESS = 900;
const ADDRESSES = ['/', '/store', '/profile'];

test('keeps all acknowledged data when its backend is killed five times, and serves every page', async ({
  ownSite: site,
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

test('serves pages while a statement runs, and ends by a signal with all its processes', async ({
  scratch,
}) => {
  // Later files of this worker use its site.
  const site = await startOwnSite(path.join(scratch, 'ended'));
  const { client } = await createFamily(site);
  const hostile = await beginEndless(site, client);
  for (const address of ADDRESSES) expect((await look(site.url + address)).status).toBe(200);
  site.command.signal('SIGTERM');
  // Resolves when its output closes, which every process it started keeps open.
  await site.command.ended;
  expect((await hostile.answer).error).not.toBeNull();
});

test('leaves no process behind when it is killed, and starts again at once', async ({ scratch }) => {
  const dataDir = path.join(scratch, 'killed');
  const { command } = await startOwnSite(dataDir);
  command.signal('SIGKILL');
  await command.ended;
  const again = await startOwnSite(dataDir);
  await again.command.stop();
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
