import { readStored, writeStored } from '@little-arches/contracts/platform';

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

/** A payment that this browser started and whose result it has not handled yet. */
export type CreatedPayment = v.InferOutput<typeof paymentSchema>;

/**
 * Records that this browser is about to pay. Until the result is handled, the checkout checks this payment before
 * it offers the cart again. It is stored for all tabs, because some banks return in a new tab.
 */
export function rememberPayment(payment: CreatedPayment): void {
  const others = read().filter(({ paymentIntent }) => paymentIntent !== payment.paymentIntent);
  write([payment, ...others].slice(0, KEPT));
}

/** Returns the payments that this browser started for a cart. */
export function createdPayments(cartId: string | undefined): readonly CreatedPayment[] {
  return cartId ? read().filter((payment) => payment.cartId === cartId) : [];
}

/** Returns whether this browser started the payment and has not handled it before; removes the record. */
export function takePayment(paymentIntent: string): boolean {
  const known = read();
  const others = known.filter((payment) => payment.paymentIntent !== paymentIntent);
  if (others.length === known.length) return false;
  write(others);
  return true;
}

function read(): readonly CreatedPayment[] {
  try {
    const result = v.safeParse(schema, JSON.parse(readStored('device', KEY) ?? '[]'));
    return result.success ? result.output.begun : [];
  } catch {
    return [];
  }
}

function write(begun: readonly CreatedPayment[]): void {
  // Without storage the cart is in memory only, and a redirect to the bank loses it anyway.
  writeStored('device', KEY, begun.length > 0 ? JSON.stringify({ format: FORMAT, begun }) : null);
}
