import { readStored, writeStored } from 'shared-contracts/platform';

import * as v from 'valibot';

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

/** A payment that this browser has begun and not finished dealing with. */
export type BegunPayment = v.InferOutput<typeof paymentSchema>;

/**
 * Notes that this browser is about to pay. Until its end is dealt with, the checkout asks about it before it
 * offers the cart for payment. Some banks return in a new tab, hence not per tab.
 */
export function rememberPayment(payment: BegunPayment): void {
  const others = read().filter(({ paymentIntent }) => paymentIntent !== payment.paymentIntent);
  write([payment, ...others].slice(0, KEPT));
}

/** The payments that were started here for a cart. */
export function begunPayments(cartId: string | undefined): readonly BegunPayment[] {
  return cartId ? read().filter((payment) => payment.cartId === cartId) : [];
}

/** Returns true when this browser began the payment and has not checked it before; removes it. */
export function takePayment(paymentIntent: string): boolean {
  const known = read();
  const others = known.filter((payment) => payment.paymentIntent !== paymentIntent);
  if (others.length === known.length) return false;
  write(others);
  return true;
}

function read(): readonly BegunPayment[] {
  try {
    const result = v.safeParse(schema, JSON.parse(readStored('device', KEY) ?? '[]'));
    return result.success ? result.output.begun : [];
  } catch {
    return [];
  }
}

function write(begun: readonly BegunPayment[]): void {
  // Without storage the cart is kept in memory and is gone after the way to the bank and back anyway.
  writeStored('device', KEY, begun.length > 0 ? JSON.stringify({ format: FORMAT, begun }) : null);
}
