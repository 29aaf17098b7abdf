import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { backendUrl, siteDataDir } from '../site';

const keysSchema = v.object({ secretKey: v.string(), stripeSecretKey: v.string() });
const ordersSchema = v.array(v.object({ payment_intent: v.string() }));
const intentSchema = v.object({ status: v.string() });

/** Reads the keys of the site's backend, as an operator does. */
function readKeys() {
  const file = path.join(siteDataDir, 'backend', 'keys.json');
  return v.parse(keysSchema, JSON.parse(readFileSync(file, 'utf8')));
}

async function ask(query: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { apikey: readKeys().secretKey, 'content-type': 'application/json' };
  const answer = await fetch(`${backendUrl}/rest/v1/${query}`, { headers, ...init });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The orders could not be read: ${answer.status} ${text}`);
  return text && JSON.parse(text);
}

/** Moves every order to last year, so that earlier purchases are neither "just now" nor counted. */
export async function forgetOrders(): Promise<void> {
  const lastYear = new Date(Date.now() - 365 * 86_400_000).toISOString();
  const change = (rows: string, row: object) => ask(rows, { method: 'PATCH', body: JSON.stringify(row) });
  await change('orders?paid_at=not.is.null', { paid_at: lastYear });
  await change('orders?id=not.is.null', { created_at: lastYear });
  await change('order_starts?user_id=not.is.null', { since: lastYear });
}

/** Returns how many payments have succeeded at the payment provider since the orders were moved to last year. */
export async function countPayments(): Promise<number> {
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const rows = await ask(`orders?select=payment_intent&payment_intent=not.is.null&created_at=gt.${since}`);
  const states = await Promise.all(
    v.parse(ordersSchema, rows).map(async ({ payment_intent: id }) => {
      const headers = { authorization: `Bearer ${readKeys().stripeSecretKey}` };
      const answer = await fetch(`${backendUrl}/payments/v1/payment_intents/${id}`, { headers });
      return v.parse(intentSchema, await answer.json()).status;
    }),
  );
  return states.filter((status) => status === 'succeeded').length;
}
