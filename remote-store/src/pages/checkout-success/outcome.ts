import type { SessionState } from 'shared-contracts/session';
import type { OrderState } from '../../payment/use-order';

/** What the provider said when it led the person back; it comes from the address, so anybody can write it. */
export type RedirectStatus = 'succeeded' | 'processing' | 'failed' | undefined;

/** What the page knows about a payment. */
export interface PaymentFacts {
  readonly paymentIntent: string | undefined;
  readonly redirectStatus: RedirectStatus;
  readonly session: SessionState['status'];
  readonly order: OrderState;
}

/** What the page says about a payment, and what it offers next. */
export interface Outcome {
  readonly tone: 'busy' | 'good' | 'open' | 'bad';
  readonly heading: string;
  readonly text: string;
  readonly next?: 'look-again' | 'login' | 'checkout' | 'orders';
}

const SUCCESS = 'Payment Successful';
const DONT_PAY_TWICE = 'Please don’t pay again.';

/**
 * Says of a payment only what is known: the order decides; what the provider put into the address counts
 * until the order says something, and never against it.
 */
export function outcomeOf(facts: PaymentFacts): Outcome {
  const { paymentIntent, redirectStatus, session, order } = facts;
  if (!paymentIntent)
    return {
      tone: 'open',
      heading: 'No payment to show',
      text: 'This page shows a payment right after the checkout. The address you opened names none.',
    };
  if (session === 'unauthenticated') return signedOut(redirectStatus);
  if (session === 'loading' || order.status === 'checking')
    return { tone: 'busy', heading: 'Checking your payment', text: 'Loading...' };
  if (order.status === 'missing')
    return {
      tone: 'open',
      heading: 'Order not found',
      text: 'Your account has no order with this payment. If you paid with another account, login with that one.',
      next: 'orders',
    };
  if (order.status === 'unreachable') return unreachable(redirectStatus, order.message);
  return known(order, redirectStatus);
}

function known(
  { order, waiting }: Extract<OrderState, { status: 'known' }>,
  redirectStatus: RedirectStatus,
): Outcome {
  if (order.status === 'paid')
    return {
      tone: 'good',
      heading: SUCCESS,
      text: 'Thank you! Your order is paid.',
      next: 'orders',
    };
  if (order.status === 'refunded')
    return {
      tone: 'open',
      heading: 'Payment refunded',
      text: 'This order was paid and refunded. The money goes back to the card you paid with.',
      next: 'orders',
    };
  if (order.status === 'failed' || redirectStatus === 'failed') return failed;
  const succeeded = redirectStatus === 'succeeded';
  return {
    tone: waiting ? 'busy' : 'open',
    heading: succeeded ? SUCCESS : 'Payment in progress',
    text: pendingText(succeeded, waiting),
    ...(waiting ? {} : { next: 'look-again' as const }),
  };
}

function pendingText(succeeded: boolean, waiting: boolean): string {
  const first = succeeded
    ? 'Your card was charged.'
    : 'The payment provider has not told us the result of your payment yet.';
  const second = waiting
    ? 'We are waiting for the confirmation of your order; this takes a few seconds.'
    : 'The confirmation of your order takes longer than usual. It comes by itself.';
  return `${first} ${second} ${DONT_PAY_TWICE}`;
}

const failed: Outcome = {
  tone: 'bad',
  heading: 'Payment failed',
  text: 'Your card was not charged. Your cart is kept: try again or use another card.',
  next: 'checkout',
};

function unreachable(redirectStatus: RedirectStatus, message: string): Outcome {
  const succeeded = redirectStatus === 'succeeded';
  return {
    tone: 'open',
    heading: succeeded ? SUCCESS : 'Payment state unknown',
    text: succeeded
      ? `Your card was charged, but your order could not be read: ${message} ${DONT_PAY_TWICE}`
      : `Your order could not be read: ${message}`,
    next: 'look-again',
  };
}

function signedOut(redirectStatus: RedirectStatus): Outcome {
  if (redirectStatus === 'failed') return failed;
  const succeeded = redirectStatus === 'succeeded';
  return {
    tone: succeeded ? 'good' : 'open',
    heading: succeeded ? SUCCESS : 'Payment state unknown',
    text: succeeded
      ? 'The payment provider reports that your card was charged. Login to see your order.'
      : 'Login to see the state of your payment and your order.',
    next: 'login',
  };
}
