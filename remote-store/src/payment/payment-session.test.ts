import { parsePaymentRefusal } from './payment-session';

it.each([
  [{ message: 'Paid', reason: 'cart_paid', lines: [{ id: 'p-1', quantity: 2 }], paymentIntent: 'pi_1' }],
  [{ message: 'Wait', reason: 'payment_processing' }],
  [{ message: 'Again?', reason: 'paid_before' }],
])('reads the refusal %j', ({ message: _, ...refusal }) => {
  expect(parsePaymentRefusal({ message: 'No', ...refusal })).toEqual(refusal);
});

it.each([[undefined], [{ message: 'No' }], [{ reason: 'other' }], [{ reason: 'cart_paid' }]])(
  'reads no reason from %j',
  (answer) => {
    expect(parsePaymentRefusal(answer)).toBeUndefined();
  },
);
