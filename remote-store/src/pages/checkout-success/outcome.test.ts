import type { Order } from '../../payment/order';
import { sampleOrder } from '../../testing/sample-orders';
import { outcomeOf, type PaymentFacts } from './outcome';

const order = (status: Order['status'], waiting = false): PaymentFacts['order'] => ({
  status: 'known',
  order: sampleOrder(status, 'pi_1'),
  waiting,
});
const facts: PaymentFacts = {
  paymentIntent: 'pi_1',
  redirectStatus: 'succeeded',
  session: 'authenticated',
  order: { status: 'checking' },
};

it.each<[string, Partial<PaymentFacts>, string, string | undefined]>([
  ['no intent named', { paymentIntent: undefined }, 'No payment to show', undefined],
  ['session unknown', { session: 'loading' }, 'Checking your payment', undefined],
  ['order not read yet', {}, 'Checking your payment', undefined],
  ['paid', { order: order('paid') }, 'Payment Successful', 'orders'],
  [
    'paid, though the address says failed',
    { order: order('paid'), redirectStatus: 'failed' },
    'Payment Successful',
    'orders',
  ],
  ['not paid, though the address says succeeded', { order: order('failed') }, 'Payment failed', 'checkout'],
  ['refunded', { order: order('refunded') }, 'Payment refunded', 'orders'],
  ['succeeded, confirmation on its way', { order: order('pending', true) }, 'Payment Successful', undefined],
  ['succeeded, confirmation is late', { order: order('pending') }, 'Payment Successful', 'look-again'],
  [
    'failed, order still open',
    { order: order('pending', true), redirectStatus: 'failed' },
    'Payment failed',
    'checkout',
  ],
  [
    'in progress',
    { order: order('pending', true), redirectStatus: 'processing' },
    'Payment in progress',
    undefined,
  ],
  [
    'nothing said, order open',
    { order: order('pending'), redirectStatus: undefined },
    'Payment in progress',
    'look-again',
  ],
  ['somebody else’s order', { order: { status: 'missing' } }, 'Order not found', 'orders'],
  ['server down', { order: { status: 'unreachable', message: 'Down.' } }, 'Payment Successful', 'look-again'],
  [
    'server down, nothing said',
    { order: { status: 'unreachable', message: 'Down.' }, redirectStatus: undefined },
    'Payment state unknown',
    'look-again',
  ],
  ['signed out after success', { session: 'unauthenticated' }, 'Payment Successful', 'login'],
  [
    'signed out after failure',
    { session: 'unauthenticated', redirectStatus: 'failed' },
    'Payment failed',
    'checkout',
  ],
  [
    'signed out, nothing said',
    { session: 'unauthenticated', redirectStatus: undefined },
    'Payment state unknown',
    'login',
  ],
])('%s', (_, change, heading, next) => {
  expect(outcomeOf({ ...facts, ...change })).toMatchObject({ heading, ...(next && { next }) });
  expect(outcomeOf({ ...facts, ...change }).next).toBe(next);
});
