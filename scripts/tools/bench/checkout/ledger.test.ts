import { findDifferences, sumsOf } from './ledger';

const paid = { purchase: { intent: 'pi_1', amount: 4900, told: 'paid' } };
const order = { payment_intent: 'pi_1', total: 4900, status: 'paid' };
const taken = { id: 'pi_1', status: 'succeeded', amount_received: 4900 };

test('reports no differences and equal sums for matching records', () => {
  const failed = { intent: 'pi_2', amount: 100, told: 'failed' };
  const ledger = {
    purchases: [paid.purchase, failed],
    orders: [order, { payment_intent: 'pi_2', total: 100, status: 'failed' }],
    taken: [taken, { id: 'pi_2', status: 'requires_payment_method', amount_received: 0 }],
  };
  expect(findDifferences(ledger)).toEqual([]);
  expect(sumsOf(ledger)).toEqual({ known: 4900, ordered: 4900, taken: 4900 });
});

test.each([
  ['taken but unknown to the customer', { ...paid.purchase, told: 'failed' }, order, taken],
  [
    'known to the customer but not taken',
    paid.purchase,
    { ...order, status: 'pending' },
    { ...taken, amount_received: 0 },
  ],
  ['taken without an order', paid.purchase, { ...order, payment_intent: 'pi_9' }, taken],
  ['taken but not settled', paid.purchase, { ...order, status: 'pending' }, taken],
  ['taken with a cent missing', paid.purchase, order, { ...taken, amount_received: 4899 }],
  ['ordered at another price', paid.purchase, { ...order, total: 1 }, taken],
])('reports money that was %s as a difference', (_what, purchase, stored, payment) => {
  expect(findDifferences({ purchases: [purchase], orders: [stored], taken: [payment] })).toHaveLength(1);
});
