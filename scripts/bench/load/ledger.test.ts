import { createLedger } from './ledger';

test('what was acknowledged must be stored, and may be newer', () => {
  const ledger = createLedger();
  ledger.acknowledge('a', 1);
  ledger.acknowledge('a', 3);
  ledger.acknowledge('b', 1);
  ledger.acknowledge('c', 1);
  ledger.forget('c');
  expect(
    ledger.missingFrom([
      { id: 'a', notes: '4' },
      { id: 'b', notes: '1' },
    ]),
  ).toEqual([]);
  expect(ledger.missingFrom([{ id: 'a', notes: '2' }])).toEqual([
    'child a has 2 where 3 was acknowledged',
    'child b is gone',
  ]);
  expect(ledger.acknowledged).toBe(4);
});
