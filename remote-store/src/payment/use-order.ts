import { useCallback, useEffect, useState } from 'react';
import { isBackendError } from 'shared-contracts/backend';
import { type Host, useHost } from 'shared-contracts/host';
import { fetchOrder, type Order } from './order';

/** What is known of an order. `waiting` tells whether it is asked for again by itself. */
export type OrderState =
  | { readonly status: 'checking' }
  | { readonly status: 'known'; readonly order: Order; readonly waiting: boolean }
  | { readonly status: 'missing' }
  | { readonly status: 'unreachable'; readonly message: string };

/** Pauses between looks at a pending order, in milliseconds; about half a minute in all. */
export const PAUSES: readonly number[] = [1000, 1500, 2500, 4000, 6000, 7000, 8000];

const CHECKING: OrderState = { status: 'checking' };

/**
 * Follows the order of a payment intent until it is settled, or for about half a minute. The provider tells
 * the server of a payment a moment after it has led the person here.
 */
export function useOrder(paymentIntent: string | undefined): {
  readonly state: OrderState;
  readonly lookAgain: () => void;
} {
  const host = useHost();
  const [state, setState] = useState<OrderState>(CHECKING);
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!paymentIntent) return;
    const ending = new AbortController();
    void follow(host, paymentIntent, ending.signal, setState);
    return () => ending.abort();
  }, [host, paymentIntent, round]);

  const lookAgain = useCallback(() => {
    setState(CHECKING);
    setRound((count) => count + 1);
  }, []);
  return { state, lookAgain };
}

async function follow(
  host: Host,
  paymentIntent: string,
  signal: AbortSignal,
  show: (state: OrderState) => void,
): Promise<void> {
  for (const pause of [...PAUSES, undefined]) {
    const state = await look(host, paymentIntent, signal, pause !== undefined);
    if (signal.aborted) return;
    const open = state.status === 'unreachable' || (state.status === 'known' && state.waiting);
    // A single answer that got lost is no news; only the last one is.
    if (state.status !== 'unreachable' || pause === undefined) show(state);
    if (!open || pause === undefined) return;
    await wait(pause, signal);
    if (signal.aborted) return;
  }
}

async function look(
  host: Host,
  paymentIntent: string,
  signal: AbortSignal,
  more: boolean,
): Promise<OrderState> {
  try {
    const order = await fetchOrder(host.backend, paymentIntent, signal);
    if (!order) return { status: 'missing' };
    return { status: 'known', order, waiting: more && order.status === 'pending' };
  } catch (error) {
    if (isBackendError(error)) return { status: 'unreachable', message: error.message };
    if (!signal.aborted) host.reportError(error);
    return { status: 'unreachable', message: 'Something unexpected happened.' };
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
