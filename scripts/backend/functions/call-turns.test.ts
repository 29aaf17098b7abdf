import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFunctionsHost } from './functions-host';

const folder = mkdtempSync(join(tmpdir(), 'little-arches-functions-'));
/** Each answers when the request says so by `begun`, its address in this process. */
const begun: { name: string; end(): void }[] = [];
beforeAll(() => {
  Object.assign(globalThis, { begunCalls: begun });
  for (const name of ['stripeWebhook', 'sendOrderMails', 'getProducts']) {
    mkdirSync(join(folder, name));
    writeFileSync(
      join(folder, name, 'handler.ts'),
      `export const handler = () => new Promise((resolve) => {
        globalThis.begunCalls.push({ name: '${name}', end: () => resolve(new Response()) });
      });`,
    );
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function createHost() {
  begun.length = 0;
  const host = createFunctionsHost({ folder, nameOf: async (_, peer) => peer, log: () => {} });
  return (name: string, peer: string) =>
    host(new Request(`http://127.0.0.1/functions/v1/${name}`, { method: 'POST' }), peer);
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const namesBegun = () => begun.map(({ name }) => name);

async function endAll(calls: readonly Promise<Response>[]): Promise<number[]> {
  const answers = Promise.all(calls);
  // Those that begin meanwhile come at its end.
  for (const { end } of begun) {
    end();
    await settled();
  }
  return (await answers).map(({ status }) => status);
}

test('webhooks and mails have a lane of their own: a visitor’s call begins at once beside fifty of them', async () => {
  const call = createHost();
  const webhooks = Array.from({ length: 50 }, () => call('stripeWebhook', '127.0.0.1'));
  const mails = call('sendOrderMails', '127.0.0.1');
  await settled();
  expect(namesBegun()).toEqual(['stripeWebhook', 'stripeWebhook']);
  const visitor = call('getProducts', '127.0.0.1');
  await settled();
  expect(namesBegun()).toEqual(['stripeWebhook', 'stripeWebhook', 'getProducts']);
  expect(await endAll([...webhooks, mails, visitor])).toEqual(Array(52).fill(200));
});

test('a call of another caller begins at once beside a hundred of one, of which most are refused', async () => {
  const call = createHost();
  const attack = Array.from({ length: 100 }, () => call('getProducts', '203.0.113.7'));
  await settled();
  expect(begun).toHaveLength(4);
  const other = call('getProducts', '198.51.100.1');
  await settled();
  expect(begun).toHaveLength(5);
  const statuses = await endAll([...attack, other]);
  expect(statuses).toEqual([...Array(54).fill(200), ...Array(46).fill(429), 200]);
  expect((await attack.at(-1))?.headers.get('retry-after')).toBe('2');
});
