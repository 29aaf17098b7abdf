import type { Host } from '@little-arches/contracts/host';
import { readStored, writeStored } from '@little-arches/contracts/platform';
import * as v from 'valibot';
import { type CartQuantity, takeOutPaid } from '../cart/cart';
import { cartStoreOf } from '../cart/cart-store';

const KEY = 'little-arches.payments';
const FORMAT = 2;
const KEPT = 5;

const paymentSchema = v.object({ paymentIntent: v.string(), cartId: v.optional(v.string()) });
const schema = v.union([
  v.object({ format: v.literal(FORMAT), begun: v.array(paymentSchema) }),
  // Stored before carts had an id.
  v.pipe(
    v.array(v.string()),
    v.transform((intents) => ({ begun: intents.map((paymentIntent) => ({ paymentIntent })) })),
  ),
]);

/** A payment that this browser started and whose result it has not handled yet. */
export type StartedRecord = v.InferOutput<typeof paymentSchema>;

/**
 * Records that this browser is about to pay. Until the result is handled, the checkout checks this payment before
 * it offers the cart again. It is stored for all tabs, because some banks return in a new tab.
 */
export function rememberPayment(payment: StartedRecord): void {
  const others = read().filter(({ paymentIntent }) => paymentIntent !== payment.paymentIntent);
  write([payment, ...others].slice(0, KEPT));
}

/** Returns the payments that this browser started for a cart. */
export function startedPayments(cartId: string | undefined): readonly StartedRecord[] {
  return cartId ? read().filter((payment) => payment.cartId === cartId) : [];
}

/** Returns whether this browser started the payment and has not handled it before; removes the record. */
export function forgetPayment(paymentIntent: string): boolean {
  const known = read();
  const others = known.filter((payment) => payment.paymentIntent !== paymentIntent);
  if (others.length === known.length) return false;
  write(others);
  return true;
}

function read(): readonly StartedRecord[] {
  try {
    const result = v.safeParse(schema, JSON.parse(readStored('device', KEY) ?? '[]'));
    return result.success ? result.output.begun : [];
  } catch {
    return [];
  }
}

function write(begun: readonly StartedRecord[]): void {
  // Without storage the cart is in memory only, and a redirect to the bank loses it anyway.
  writeStored('device', KEY, begun.length > 0 ? JSON.stringify({ format: FORMAT, begun }) : null);
}

/** Returns the id of the payment intent of a client secret (Stripe's format is `<id>_secret_…`). */
export function paymentIntentOf(clientSecret: string): string {
  return clientSecret.split('_secret_')[0] ?? clientSecret;
}

/** A successful payment, and its cart; `cartId` is absent when that cart had no id yet. */
export interface PaidCart {
  readonly paymentIntent?: string | undefined;
  readonly cartId: string | null | undefined;
  readonly lines: readonly CartQuantity[];
}

/**
 * Removes the paid lines from this browser's cart, in all tabs. Repeating it, after a reload or in another browser,
 * changes nothing, because the cart has another id then.
 */
export async function settleCart(host: Host, { paymentIntent, cartId, lines }: PaidCart): Promise<void> {
  const store = cartStoreOf(host);
  const { id } = store.get().cart;
  // A payment started before carts had an id was for the only cart of that browser.
  const paidId = cartId ?? (paymentIntent && forgetPayment(paymentIntent) ? id : undefined);
  if (paidId && id === paidId) await store.update((cart) => takeOutPaid(cart, paidId, lines));
}
