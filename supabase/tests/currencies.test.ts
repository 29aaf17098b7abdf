import { join } from 'node:path';
import {
  type BackendProcess,
  clearAway,
  createFilledDirectory,
  startBackendProcess,
} from '@little-arches/backend/testing/backend-process';
import { runSql } from '@little-arches/backend/testing/run-sql';
import { CURRENCIES } from '@little-arches/contracts/values';
import type { SupabaseClient } from '@supabase/supabase-js';

/** A product that was loaded without the constraints of the table. */
const LOADED = crypto.randomUUID();

let backend: BackendProcess;
let service: SupabaseClient;
beforeAll(async () => {
  const dataDir = await createFilledDirectory();
  await runSql(join(dataDir, 'database'), [
    'set session_replication_role = replica',
    `insert into public.products (id, slug, name, description, price, currency, image, level)
     values ('${LOADED}', 'test-loaded', 'Test Sole', 'A product of this test.', 2900, 'xyz', 'insole', '1')`,
  ]);
  backend = await startBackendProcess({ dataDir });
  service = backend.service();
});
afterAll(async () => {
  await backend?.stop();
  await clearAway();
});

const priced = async (price: number, currency: string) => {
  const { error } = await service.from('products').insert({
    slug: `test-${crypto.randomUUID()}`,
    name: 'Test Sole',
    description: 'A product of this test.',
    image: 'insole',
    level: '1',
    price,
    currency,
  });
  return error && [error.code, error.message.replace(/"test-[\w-]+"/, '"it"')];
};

it('has the contract’s table of currencies in the database', async () => {
  const { data } = await service.from('currencies').select('code, digits, step, least').throwOnError();
  expect(new Map(data.map(({ code, ...currency }) => [code, currency]))).toEqual(CURRENCIES);
});

it.each(['xyz', 'bgn', 'xxx'])('refuses a catalogue price in %s with a sentence', async (currency) => {
  const sentence = `Product "it" is priced in "${currency}", which is not one of the currencies that the shop can charge.`;
  expect(await priced(2900, currency)).toEqual(['23503', sentence]);
});

it.each([
  [1234, 'kwd', 10],
  [550, 'isk', 100],
  [550, 'ugx', 100],
])('refuses a catalogue price of %i in %s, which can’t be charged', async (price, currency, step) => {
  const sentence = `Product "it" has the price ${price}, but prices in ${currency.toUpperCase()} are multiples of ${step}.`;
  expect(await priced(price, currency)).toEqual(['23514', sentence]);
  expect(await priced(price * 100, currency)).toBeNull();
});

it('refuses an order in another currency', async () => {
  const order = { email: 'mia@example.com', total: 100, currency: 'xyz' };
  expect((await service.from('orders').insert(order)).error?.code).toBe('23503');
});

it('refuses to price a product that was inserted without its constraints', async () => {
  const { error } = await service.rpc('price_lines', { p_lines: [{ id: LOADED, quantity: 1 }] });
  expect([error?.code, error?.message]).toEqual([
    'PT422',
    'Prices in XYZ can’t be paid here. Please write to us.',
  ]);
});
