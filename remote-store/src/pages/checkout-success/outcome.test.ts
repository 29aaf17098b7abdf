import type { PaymentState, PaymentStatus } from '../../payment/payment-status';
import { sampleOrder } from '../../testing/sample-orders';
import { outcomeOf, type PaymentFacts } from './outcome';

const facts: PaymentFacts = {
  paymentIntent: 'pi_1',
  hasSecret: false,
  session: 'authenticated',
  payment: { status: 'checking' },
};
const known = (status: PaymentStatus['status'], waiting = false): PaymentState => ({
  status: 'known',
  payment: { status, cartId: null, lines: [] },
  waiting,
});
const visitor = { session: 'unauthenticated', hasSecret: true } as const;

it.each<[string, Partial<PaymentFacts>, string, string | undefined]>([
  ['no payment named', { paymentIntent: undefined }, 'No payment to show', undefined],
  ['session unknown', { session: 'loading' }, 'Checking your payment', undefined],
  ['not asked yet', {}, 'Checking your payment', undefined],
  ['paid', { payment: known('paid') }, 'Payment Successful', 'orders'],
  ['refunded', { payment: known('refunded') }, 'Payment refunded', 'orders'],
  ['processing', { payment: known('processing', true) }, 'Your payment is being processed', undefined],
  ['processing for long', { payment: known('processing') }, 'Your payment is being processed', 'check-again'],
  ['open a moment after', { payment: known('open', true) }, 'Checking your payment', undefined],
  ['never finished', { payment: known('open') }, 'Your payment is not finished', 'checkout'],
  ['failed', { payment: known('failed') }, 'Payment failed', 'checkout'],
  ['cancelled', { payment: known('canceled') }, 'This payment was cancelled', 'checkout'],
  ['made up', { payment: { status: 'missing' } }, 'We could not find this payment', 'orders'],
  [
    'server down',
    { payment: { status: 'unreachable', message: 'Down.' } },
    'We can’t check your payment right now',
    'check-again',
  ],
  ['signed out without a proof', { session: 'unauthenticated' }, 'Login to see this payment', 'login'],
  ['signed out, paid', { ...visitor, payment: known('paid') }, 'Payment Successful', 'login'],
  ['signed out, failed', { ...visitor, payment: known('failed') }, 'Payment failed', 'checkout'],
  [
    'signed out, made up',
    { ...visitor, payment: { status: 'missing' } },
    'We could not find this payment',
    'login',
  ],
])('returns the outcome of a payment: %s', (_, change, heading, next) => {
  expect(outcomeOf({ ...facts, ...change })).toMatchObject({ heading, ...(next && { next }) });
  expect(outcomeOf({ ...facts, ...change }).next).toBe(next);
});

it('shows that the order is being confirmed while it is not marked as paid', () => {
  const payment = { ...known('paid'), order: sampleOrder('pending', 'pi_1') } as PaymentState;
  expect(outcomeOf({ ...facts, payment }).text).toMatch(/we are confirming your order/);
});
