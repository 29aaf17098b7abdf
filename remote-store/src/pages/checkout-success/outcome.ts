import type { SessionState } from '@little-arches/contracts/host';
import type { PaymentTone } from '../../payment/payment-result';
import type { PaymentState } from '../../payment/payment-status';

/** State of a payment on the page. */
export interface PaymentFacts {
  readonly paymentIntent: string | undefined;
  /**
   * Whether the address contained the payment's client secret, which proves access to the payment without a
   * session.
   */
  readonly hasSecret: boolean;
  readonly session: SessionState['status'];
  readonly payment: PaymentState;
}

/** The page's message about a payment, and its next steps. */
export interface Outcome {
  readonly tone: PaymentTone;
  readonly heading: string;
  readonly text: string;
  readonly next?: 'check-again' | 'login' | 'checkout' | 'orders';
}

const NOT_TWICE = 'You won’t be charged twice.';

/**
 * Returns the message about a payment. It uses only what our server verified with the provider, and no claims of
 * the address.
 */
export function outcomeOf({ paymentIntent, hasSecret, session, payment }: PaymentFacts): Outcome {
  if (!paymentIntent)
    return {
      tone: 'open',
      heading: 'No payment to show',
      text: 'This page shows a payment right after the checkout. The address you opened names none.',
    };
  const signedIn = session === 'authenticated';
  if (session === 'unauthenticated' && !hasSecret)
    return {
      tone: 'open',
      heading: 'Login to see this payment',
      text: 'Only the person who paid can see what became of a payment.',
      next: 'login',
    };
  if (session === 'loading' || payment.status === 'checking')
    return { tone: 'busy', heading: 'Checking your payment', text: 'Loading...' };
  if (payment.status === 'missing')
    return {
      tone: 'open',
      heading: 'We could not find this payment',
      text: 'Your account has no payment with this number. If you paid with another account, login with that one.',
      next: signedIn ? 'orders' : 'login',
    };
  if (payment.status === 'unreachable')
    return {
      tone: 'open',
      heading: 'We can’t check your payment right now',
      text: `${payment.message} If you have paid, your payment is safe. ${NOT_TWICE}`,
      next: 'check-again',
    };
  return known(payment, signedIn);
}

function known(
  { payment: { status }, order, waiting }: Extract<PaymentState, { status: 'known' }>,
  signedIn: boolean,
): Outcome {
  const overview = signedIn ? 'orders' : 'login';
  switch (status) {
    case 'paid':
      return {
        tone: 'good',
        heading: 'Payment Successful',
        text: paidText(signedIn, order?.status === 'pending'),
        next: overview,
      };
    case 'refunded':
      return {
        tone: 'open',
        heading: 'Payment refunded',
        text: 'This order was paid and refunded. The money goes back to the card you paid with.',
        next: overview,
      };
    case 'processing':
      return {
        tone: waiting ? 'busy' : 'open',
        heading: 'Your payment is being processed',
        text: waiting
          ? `This takes a moment. ${NOT_TWICE}`
          : `It takes longer than usual, and it goes on by itself. ${NOT_TWICE}`,
        ...(waiting ? {} : { next: 'check-again' }),
      };
    case 'open':
      return waiting
        ? { tone: 'busy', heading: 'Checking your payment', text: 'Loading...' }
        : {
            tone: 'open',
            heading: 'Your payment is not finished',
            text: 'You were not charged. Your cart is kept: go back to the checkout to finish your order.',
            next: 'checkout',
          };
    case 'failed':
      return {
        tone: 'bad',
        heading: 'Payment failed',
        text: 'Your card was not charged. Your cart is kept: try again or use another card.',
        next: 'checkout',
      };
    case 'canceled':
      return {
        tone: 'open',
        heading: 'This payment was cancelled',
        text: 'Your card was not charged. Your cart is kept, as you left it.',
        next: 'checkout',
      };
  }
}

function paidText(signedIn: boolean, confirming: boolean): string {
  if (!signedIn) return 'Thank you! Your payment has arrived. Login to see your order.';
  if (confirming) return 'Thank you! Your payment has arrived, and we are confirming your order.';
  return 'Thank you! Your order is paid.';
}
