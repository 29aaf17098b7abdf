import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import type { Part } from '../report/report';
import { median, percentile } from '../report/statistics';
import { layOut, milliseconds } from '../report/table';
import { target } from '../report/target';
import type { Fixture } from '../site/bench-fixture';
import { findDifferences, type Purchase, sumsOf } from './ledger';
import { type Article, type Customer, createShop, type Shop } from './shop';

const CHECKOUTS = 500;
/** Number of customers. One has CROWD carts, more than may be open at once; the others share the rest. */
const CUSTOMERS = 25;
const CROWD = 50;

const CARDS = { pays: '4242424242424242', isDeclined: '4000000000000002' };
/** Faults of the payment provider during the measurement. */
const FAULTS = {
  ...{ loseCreate: 'every tenth time', loseConfirm: 'every tenth time', processing: 'every tenth time' },
  ...{ dropWebhook: 'every tenth time', delayWebhook: 'every tenth time' },
  ...{ doubleWebhook: 'every tenth time', reorderWebhook: 'every tenth time', seconds: 2 },
};

const sessionSchema = v.object({ paymentIntent: v.string() });
const statusSchema = v.object({ data: v.object({ status: v.string() }) });
/** Final states of a payment; a declined one without another attempt stays failed. */
const DECIDED = ['paid', 'failed', 'canceled', 'refunded'];
/** Status of the function's response after three missing answers of the provider: nothing was charged, try again. */
const TRY_AGAIN = 502;
/** Milliseconds between two requests for a payment's state, and their maximum number. */
const LOOK = 500;
const MOST_LOOKS = 240;

interface Run {
  readonly shop: Shop;
  readonly articles: readonly Article[];
  /** Milliseconds of each answered checkout. */
  readonly times: number[];
  readonly statuses: Map<string, number>;
  readonly unanswered: string[];
  readonly purchases: Purchase[];
}

/**
 * Measures five hundred checkouts at the same moment, each followed by its payment, while one in ten of everything
 * fails at the payment provider. Of a thousand checkouts one therefore loses three answers in a row, so its customer
 * has to try again. Customers, shop and provider must agree on every cent.
 */
export async function measureCheckout(fixture: Fixture): Promise<Part> {
  const shop = createShop(await fixture.backend());
  const customers: Customer[] = [];
  for (let index = 0; index < CUSTOMERS; index++)
    customers.push(await shop.signUp(`bench-${index}@families.example`));
  const articles = await shop.articles();
  const run: Run = { shop, articles, times: [], statuses: new Map(), unanswered: [], purchases: [] };
  await shop.goWrong(FAULTS);
  const started = performance.now();
  await Promise.all(
    Array.from({ length: CHECKOUTS }, (_, index) => buy(run, customerOf(customers, index), index)),
  );
  const seconds = (performance.now() - started) / 1000;
  const taken = await Promise.all(run.purchases.map(({ intent }) => shop.taken(intent)));
  const intents = new Set(run.purchases.map(({ intent }) => intent));
  const orders = (await shop.orders()).filter(({ payment_intent: id }) => id !== null && intents.has(id));
  return report(run, { purchases: run.purchases, orders, taken }, seconds);
}

function customerOf([first, ...others]: readonly Customer[], index: number): Customer {
  const customer = index < CROWD ? first : others[index % others.length];
  if (!customer) throw new Error('There is nobody to buy.');
  return customer;
}

/** Runs one customer's checkout and payment, up to the payment's result. */
async function buy(run: Run, customer: Customer, index: number): Promise<void> {
  const article = run.articles[index % run.articles.length];
  if (!article) throw new Error('There is nothing to buy.');
  // No customer orders the same twice, because the shop would ask for a confirmation.
  const quantity = 1 + (Math.floor(index / run.articles.length) % 90);
  const products = [{ id: article.id, size: article.size, quantity }];
  const body = { email: customer.email, products, cartId: randomUUID() };
  const asked = performance.now();
  const press = () => run.shop.call('createPaymentSessionWithEmail', body, customer);
  const answer = await answered(run, 'createPaymentSessionWithEmail', async () => {
    const first = await press();
    if (first.status !== TRY_AGAIN) return first;
    count(run.statuses, 'told to try again');
    return await press();
  });
  if (!answer) return;
  run.times.push(performance.now() - asked);
  const session = v.safeParse(sessionSchema, await answer.json());
  if (!session.success) return;
  const secret = session.output.paymentIntent;
  const intent = secret.split('_secret_')[0] ?? '';
  // Three in ten are declined; two of these try another card.
  const cards =
    index % 10 > 2 ? [CARDS.pays] : index % 10 > 0 ? [CARDS.isDeclined, CARDS.pays] : [CARDS.isDeclined];
  // A lost answer is ignored; the result is requested below, as the page does.
  for (const card of cards) await run.shop.pay(secret, card).catch(() => undefined);
  run.purchases.push({
    intent,
    amount: article.price * quantity,
    told: await followUp(run, customer, intent),
  });
}

/** Requests a payment's state until it is final, as the payment's page does. */
async function followUp(run: Run, customer: Customer, paymentIntent: string): Promise<string> {
  let told = 'nothing';
  for (let look = 0; look < MOST_LOOKS && !DECIDED.includes(told); look++) {
    if (look > 0) await pause(LOOK);
    const answer = await answered(run, 'getPaymentStatus', () =>
      run.shop.call('getPaymentStatus', { paymentIntent }, customer),
    );
    if (answer?.ok) told = v.parse(statusSchema, await answer.json()).data.status;
  }
  return told;
}

/** Returns the answer to a call; undefined for an answer that reports a failure of our side. */
async function answered(
  run: Run,
  name: string,
  call: () => Promise<Response>,
): Promise<Response | undefined> {
  const answer = await call().catch((error: Error) => error);
  const status = answer instanceof Response ? String(answer.status) : 'no answer';
  count(run.statuses, `${name} ${status}`);
  if (answer instanceof Response && answer.status < 500) return answer;
  const why = answer instanceof Response ? await answer.text() : String(answer.cause ?? answer);
  run.unanswered.push(`${name} ${status}: ${why}`);
  return undefined;
}

function count(counts: Map<string, number>, what: string): void {
  counts.set(what, (counts.get(what) ?? 0) + 1);
}

function listed(counts: ReadonlyMap<string, number>): string {
  return [...counts].map(([what, times]) => `${what}: ${times}`).join(', ');
}

function report(run: Run, ledger: Parameters<typeof findDifferences>[0], seconds: number): Part {
  const differences = findDifferences(ledger);
  const sums = sumsOf(ledger);
  const times = run.times.length > 0 ? run.times : [Number.NaN];
  const p95 = percentile(times, 0.95);
  const outcomes = new Map<string, number>();
  for (const { told } of run.purchases) count(outcomes, told);
  return {
    title: `${CHECKOUTS} checkouts at once, ${CROWD} of them of one account, one in ten of everything failing at the provider`,
    lines: [
      ...layOut([
        ['a checkout, p50', milliseconds(median(times))],
        ['p95', milliseconds(p95)],
        ['the slowest', milliseconds(percentile(times, 1))],
        ['until all payments were decided', `${seconds.toFixed(1)} s`],
        ['cents customers know to have paid', String(sums.known)],
        ['cents of paid orders', String(sums.ordered)],
        ['cents that were taken', String(sums.taken)],
      ]),
      `answers: ${listed(run.statuses)}`,
      `payments: ${listed(outcomes)}`,
      ...run.unanswered.slice(0, 10).map((line) => `unanswered: ${line}`),
      ...differences.slice(0, 10).map((line) => `different: ${line}`),
    ],
    targets: [
      target('calls unanswered', run.unanswered.length, 0),
      target('payments about which the books differ', differences.length, 0),
      target(
        'cents between the sums',
        Math.max(sums.known, sums.ordered, sums.taken) - Math.min(sums.known, sums.ordered, sums.taken),
        0,
      ),
      target('checkout, p95', p95 / 1000, 10, ' s'),
    ],
    data: {
      ...sums,
      seconds,
      p50: median(times),
      p95,
      times: run.times,
      differences,
      unanswered: run.unanswered,
    },
  };
}
