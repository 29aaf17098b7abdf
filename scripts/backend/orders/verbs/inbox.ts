import { UsageError } from '@scripts/kit/errors/usage-error';
import { spellOrderNumber } from 'shared-contracts/tables/order-number';
import * as v from 'valibot';
import { requireData, serviceClient } from '../../../../supabase/functions/_shared/service-client.ts';
import { minuteOf, readOrders } from '../order-records';
import { tableLines } from '../print-table';
import type { Verb } from '../verb';

const Events = v.array(
  v.object({
    id: v.string(),
    type: v.string(),
    payment_intent: v.nullable(v.string()),
    amount: v.nullable(v.number()),
    currency: v.nullable(v.string()),
    received_at: v.string(),
    attention: v.string(),
  }),
);

const LateMails = v.array(
  v.object({
    kind: v.string(),
    attempts: v.number(),
    problem: v.nullable(v.string()),
    orders: v.object({ number: v.string(), paid_at: v.nullable(v.string()) }),
  }),
);

const LatePartings = v.array(
  v.object({
    id: v.string(),
    created_at: v.string(),
    attempts: v.number(),
    problem: v.nullable(v.string()),
  }),
);

/** Milliseconds after which a mail that waits is news. */
const LATE = 600_000;

/** What does not fit and waits for a person; `--done ID` takes an event that was dealt with off the list. */
export const inbox: Verb = async ({ option }) => {
  const done = option('done');
  if (done !== undefined) await resolve(done);
  const events = await readEvents();
  const unshipped = await readOrders((all) => all.eq('status', 'paid').is('shipped_at', null));
  const mails = await readLateMails();
  const partings = await readLatePartings();
  const rows = [
    ...events.map(({ id, type, attention, payment_intent: intent, received_at: at }) => [
      id,
      at,
      `${attention} (${[type, intent].filter(Boolean).join(', ')})`,
    ]),
    ...unshipped
      .filter(({ deliveries }) => !deliveries)
      .map((order) => [
        `order ${spellOrderNumber(order.number)}`,
        order.paid_at ?? '',
        `It has no address: ask ${order.email} for it.`,
      ]),
    ...mails.map(({ kind, problem, attempts, orders: { number, paid_at: at } }) => [
      `order ${spellOrderNumber(number)}`,
      at ?? '',
      `Mail '${kind}' was not sent, tried ${attempts} times${problem ? `: ${problem}` : ''}`,
    ]),
    ...partings.map(({ id, created_at: at, problem, attempts }) => [
      `account mail ${id}`,
      at,
      `That an account is deleted was not told, tried ${attempts} times${problem ? `: ${problem}` : ''}`,
    ]),
  ];
  return {
    json: { items: rows.map(([id, at, what]) => ({ id, at, what })) },
    text:
      rows.length === 0
        ? ['Nothing waits for a person.']
        : tableLines(
            ['what', 'since', 'why'],
            rows.map(([id = '', at = '', what = '']) => [id, minuteOf(at), what]),
          ),
    failed: rows.length > 0,
  };
};

async function readEvents(): Promise<v.InferOutput<typeof Events>> {
  const rows = await serviceClient()
    .from('stripe_events')
    .select('id,type,payment_intent,amount,currency,received_at,attention')
    .not('attention', 'is', null)
    .is('resolved_at', null)
    .order('received_at')
    .limit(500);
  return v.parse(Events, requireData(rows));
}

async function readLateMails(): Promise<v.InferOutput<typeof LateMails>> {
  const rows = await serviceClient()
    .from('order_mails')
    .select('kind,attempts,problem,orders(number,paid_at)')
    .is('sent_at', null)
    .lt('created_at', lateSince())
    .order('created_at')
    .limit(500);
  return v.parse(LateMails, requireData(rows));
}

/** Mails that confirm the deletion of an account and still wait. */
async function readLatePartings(): Promise<v.InferOutput<typeof LatePartings>> {
  const rows = await serviceClient()
    .from('account_mails')
    .select('id,created_at,attempts,problem')
    .lt('created_at', lateSince())
    .order('created_at')
    .limit(500);
  return v.parse(LatePartings, requireData(rows));
}

function lateSince(): string {
  return new Date(Date.now() - LATE).toISOString();
}

async function resolve(id: string): Promise<void> {
  const rows = await serviceClient()
    .from('stripe_events')
    .update({ resolved_at: new Date().toISOString() })
    .eq('id', id)
    .select('id');
  if (v.parse(v.array(v.unknown()), requireData(rows)).length === 0)
    throw new UsageError(`There is no event '${id}'. Orders leave the list when what they lack is there.`);
}
