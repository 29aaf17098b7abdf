import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Customer, createShop, type Shop, type ShopAddress } from '../checkout/shop';
import type { Part } from '../report/report';
import { percentile } from '../report/statistics';
import { layOut, milliseconds } from '../report/table';
import { target } from '../report/target';
import type { Stage } from '../site/stage';

/** Milliseconds that others are measured, quietly and beside each attack. */
const SPAN = 12_000;
/** How much longer others may wait beside an attack. */
const MOST_LONGER = 3;
const PASSWORD = 'bench-arches-1';
const NOTE = { first_name: 'Kim', birth_month: 4, birth_year: 2019, notes: 'a'.repeat(1999) };
const SLOW = {
  match: `match.${encodeURIComponent(String.raw`^(a+)(a+)\1\2b$`)}`,
  ilike: `ilike.${encodeURIComponent(`%${'a_'.repeat(400)}b%`)}`,
};

interface Scene {
  readonly address: ShopAddress;
  readonly shop: Shop;
  readonly customer: Customer;
  readonly attacker: Customer;
  /** Payments that wait for their card. */
  readonly payments: readonly string[];
}
type Attack = (scene: Scene, isOver: () => boolean) => Promise<void>;

/** Each wave comes from another address, which has Linux only. */
const signIns: Attack = async ({ address }, isOver) => {
  for (let wave = 2; !isOver(); wave++) {
    await Promise.all(
      Array.from({ length: 95 }, () => signIn(address, 'nobody@x.example', `127.0.0.${wave}`)),
    );
    await pause(2000);
  }
};

const filters =
  (filter: string): Attack =>
  async ({ address, attacker }, isOver) => {
    const connection = async () => {
      while (!isOver())
        await ask(`${address.url}/rest/v1/children?notes=${filter}`, headersOf(address, attacker));
    };
    await Promise.all(Array.from({ length: 10 }, connection));
  };

const paying: Attack = async ({ shop, payments }) => {
  await Promise.all(payments.map((secret) => shop.pay(secret, '4242424242424242')));
};

/**
 * Measures how long others wait for a read, a function and a sign-in: quietly, and beside each attack on the embedded
 * backend.
 */
export async function measureAttacks(stage: Stage): Promise<Part> {
  const scene = await prepare(await stage.backend());
  const quiet = await measureOthers(scene);
  const attacks: Record<string, Attack> = {
    '95 sign-ins at once': signIns,
    'ten connections with match': filters(SLOW.match),
    'ten connections with ilike': filters(SLOW.ilike),
    '300 payments': paying,
  };
  const rows = [
    ['p95', ...Object.keys(quiet)],
    ['quiet', ...Object.values(quiet).map(milliseconds)],
  ];
  const targets: Part['targets'][number][] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const beside = await measureOthers(scene, attack);
    rows.push([name, ...Object.values(beside).map(milliseconds)]);
    for (const [what, time] of Object.entries(beside))
      targets.push(target(`${what} beside ${name}, of quiet`, time / (quiet[what] ?? 0), MOST_LONGER));
    await pause(3000);
  }
  return { title: 'others beside an attack', lines: layOut(rows), targets, data: { rows } };
}

async function prepare(address: ShopAddress): Promise<Scene> {
  const shop = createShop(address);
  const [customer, attacker] = [
    await shop.signUp('other@x.example'),
    await shop.signUp('attacker@x.example'),
  ];
  await fetch(`${address.url}/rest/v1/children`, {
    method: 'POST',
    headers: headersOf(address, attacker),
    body: JSON.stringify(Array(60).fill(NOTE)),
  });
  const [article] = await shop.articles();
  const payments: string[] = [];
  for (let account = 0; account < 15; account++) {
    const buyer = await shop.signUp(`buyer-${account}@x.example`);
    for (let quantity = 1; quantity <= 20; quantity++) {
      const body = { email: buyer.email, products: [{ ...article, quantity }], cartId: randomUUID() };
      const { paymentIntent } = await (await shop.call('createPaymentSessionWithEmail', body, buyer)).json();
      payments.push(paymentIntent);
    }
  }
  return { address, shop, customer, attacker, payments };
}

/** Returns the p95 of each kind of request, in milliseconds; waits until the attack is over. */
async function measureOthers(scene: Scene, attack?: Attack): Promise<Record<string, number>> {
  const { address, shop, customer } = scene;
  const end = performance.now() + SPAN;
  const isOver = () => performance.now() > end;
  const attacking = attack?.(scene, isOver);
  const others: Record<string, [work: () => Promise<unknown>, every: number]> = {
    read: [() => ask(`${address.url}/rest/v1/children`, headersOf(address, customer)), 100],
    function: [async () => (await shop.call('getProducts', {}, customer)).text(), 100],
    'sign-in': [() => signIn(address, customer.email), 700],
  };
  const measured = await Promise.all(
    Object.entries(others).map(async ([name, [work, every]]) => {
      const times: number[] = [];
      while (!isOver()) {
        const began = performance.now();
        await work();
        times.push(performance.now() - began);
        await pause(every);
      }
      return [name, percentile(times, 0.95)] as const;
    }),
  );
  await attacking;
  return Object.fromEntries(measured);
}

function headersOf({ publishableKey }: ShopAddress, { token }: Customer): Record<string, string> {
  return { apikey: publishableKey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

const ask = async (url: string, headers: Record<string, string>) => (await fetch(url, { headers })).text();

function signIn({ url, publishableKey }: ShopAddress, email: string, localAddress?: string): Promise<void> {
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const options = { method: 'POST', headers, ...(localAddress && { localAddress }) };
  return new Promise((resolve, reject) => {
    const asked = request(`${url}/auth/v1/token?grant_type=password`, options, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    });
    asked.on('error', reject);
    asked.end(JSON.stringify({ email, password: PASSWORD }));
  });
}
