import * as v from 'valibot';

const KEY = 'little-arches.payments';
const KEPT = 5;
const schema = v.array(v.string());

/**
 * Notes that this browser is about to pay an intent, so that the cart is emptied once for it and not again
 * when the success page is reloaded or opened elsewhere. Some banks return in a new tab, hence not per tab.
 */
export function rememberPayment(paymentIntent: string): void {
  write([paymentIntent, ...read().filter((known) => known !== paymentIntent)].slice(0, KEPT));
}

/** Whether this browser paid the intent and did not ask before; forgets it. */
export function takePayment(paymentIntent: string): boolean {
  const known = read();
  if (!known.includes(paymentIntent)) return false;
  write(known.filter((other) => other !== paymentIntent));
  return true;
}

function read(): string[] {
  try {
    const result = v.safeParse(schema, JSON.parse(window.localStorage.getItem(KEY) ?? '[]'));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

function write(payments: readonly string[]): void {
  try {
    if (payments.length > 0) window.localStorage.setItem(KEY, JSON.stringify(payments));
    else window.localStorage.removeItem(KEY);
  } catch {
    // Without storage the cart lives in memory and is gone after the way to the bank and back anyway.
  }
}
