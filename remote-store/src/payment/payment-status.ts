import {
  type Backend,
  type FunctionAnswer,
  getPaymentStatus,
  isBackendError,
  type Order,
  orders,
} from '@little-arches/contracts/backend';
import { type Host, useHost } from '@little-arches/contracts/host';
import { useCallback, useEffect, useState } from 'react';

/** The result of a payment, and its cart. `open`: the payment waits for the customer; nothing was charged. */
export type PaymentStatus = FunctionAnswer<'getPaymentStatus'>['data'];

/** The payment to look up; the client secret allows it without a session. */
export interface PaymentKey {
  readonly paymentIntent: string;
  readonly clientSecret?: string | undefined;
}

/**
 * Reads the result of a payment from the server, which checks with the payment provider when it has no result.
 * Undefined for an unknown payment, or another person's. Rejects with a `BackendError`, or an Error for an
 * unexpected answer.
 */
export async function fetchPaymentStatus(
  backend: Backend,
  { paymentIntent, clientSecret }: PaymentKey,
  signal?: AbortSignal,
): Promise<PaymentStatus | undefined> {
  try {
    const answer = await backend.call(
      getPaymentStatus,
      { paymentIntent, ...(clientSecret && { clientSecret }) },
      { as: clientSecret ? 'visitor' : 'user', ...(signal && { signal }) },
    );
    return answer.data;
  } catch (error) {
    // 422: the id in the address has an invalid format.
    if (isBackendError(error) && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}

/** Pauses in milliseconds between checks of a pending payment; about half a minute in all. */
export const PAUSES: readonly number[] = [1000, 1500, 2500, 4000, 6000, 7000, 8000];

/** Returns a pause up to a fifth shorter or longer, so that browsers don't poll at the same moment. */
export function withSpread(pause: number): number {
  return pause * (0.8 + 0.4 * Math.random());
}

/** The state of a payment. `waiting` is true while it is checked again automatically. */
export type PaymentState =
  | { readonly status: 'checking' }
  | {
      readonly status: 'known';
      readonly payment: PaymentStatus;
      /** Returned only to the customer of the order. */
      readonly order?: Order | undefined;
      readonly waiting: boolean;
    }
  | { readonly status: 'missing' }
  | { readonly status: 'unreachable'; readonly message: string };

const CHECKING: PaymentState = { status: 'checking' };

/** Polls a payment until it is settled, or for about half a minute. Sends no request without a key. */
export function usePayment(
  key: PaymentKey | undefined,
  signedIn: boolean,
): { readonly state: PaymentState; readonly checkAgain: () => void } {
  const host = useHost();
  const [state, setState] = useState<PaymentState>(CHECKING);
  const [round, setRound] = useState(0);
  const { paymentIntent, clientSecret } = key ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round starts polling again.
  useEffect(() => {
    if (!paymentIntent) return;
    const ending = new AbortController();
    void follow(host, { paymentIntent, clientSecret }, signedIn, ending.signal, setState);
    return () => ending.abort();
  }, [host, paymentIntent, clientSecret, signedIn, round]);

  const checkAgain = useCallback(() => {
    setState(CHECKING);
    setRound((count) => count + 1);
  }, []);
  return { state, checkAgain };
}

async function follow(
  host: Host,
  key: PaymentKey,
  signedIn: boolean,
  signal: AbortSignal,
  show: (state: PaymentState) => void,
): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    const state = await checkPayment(host, key, signedIn, signal, pause !== undefined);
    if (signal.aborted) return;
    const open = state.status === 'unreachable' || (state.status === 'known' && state.waiting);
    // A single lost answer is ignored; only the last one counts.
    if (state.status !== 'unreachable' || pause === undefined) show(state);
    if (!open || pause === undefined) return;
    await wait(withSpread(pause), signal);
    if (signal.aborted) return;
  }
}

async function checkPayment(
  host: Host,
  key: PaymentKey,
  signedIn: boolean,
  signal: AbortSignal,
  more: boolean,
): Promise<PaymentState> {
  try {
    const payment = await fetchPaymentStatus(host.backend, key, signal);
    if (!payment) return { status: 'missing' };
    // Runs after the status request, which may just have marked the order as paid.
    const order = signedIn ? await readOrder(host, key.paymentIntent, signal) : undefined;
    const open = payment.status === 'processing' || payment.status === 'open' || order === 'unreadable';
    return {
      status: 'known',
      payment,
      order: order === 'unreadable' ? undefined : order,
      waiting: more && open,
    };
  } catch (error) {
    if (isBackendError(error)) return { status: 'unreachable', message: error.message };
    if (!signal.aborted) host.reportError(error);
    return { status: 'unreachable', message: 'Something unexpected happened.' };
  }
}

/**
 * Reads the order of the payment. A failure is reported and returned as `unreadable`, so that the payment's state
 * is still shown.
 */
async function readOrder(host: Host, paymentIntent: string, signal: AbortSignal) {
  try {
    return await fetchOrder(host.backend, paymentIntent, signal);
  } catch (error) {
    if (!signal.aborted && !isBackendError(error)) host.reportError(error);
    return 'unreadable';
  }
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/**
 * Reads the signed-in person's order of a payment intent; undefined without one. Rejects with a `BackendError`, or
 * an Error for an unexpected answer.
 */
async function fetchOrder(
  backend: Backend,
  paymentIntent: string,
  signal: AbortSignal,
): Promise<Order | undefined> {
  const [order] = await backend.select({ table: orders, where: { payment_intent: paymentIntent } }, signal);
  return order;
}
