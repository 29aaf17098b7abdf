import { CURRENCIES, currencyOf } from './currencies';

const ZERO = 'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' ');

it.each(ZERO)('charges %s without decimals', (code) => {
  expect(currencyOf(code)).toMatchObject({ digits: 0, step: 1 });
});

it.each(['bhd', 'jod', 'kwd', 'omr', 'tnd'])(
  'charges %s with three decimals, of which the last is 0',
  (code) => {
    expect(currencyOf(code)).toEqual({ digits: 3, step: 10, least: 10 });
  },
);

it.each(['isk', 'ugx'])('charges %s in hundredths, but only whole units', (code) => {
  expect(currencyOf(code)).toEqual({ digits: 2, step: 100, least: 100 });
});

it.each(['huf', 'twd', 'eur', 'usd', 'cop', 'idr'])('charges %s with two decimals', (code) => {
  expect(currencyOf(code)).toMatchObject({ digits: 2, step: 1 });
});

it('contains the smallest charges that Stripe publishes', () => {
  const least = (code: string) => currencyOf(code).least;
  expect(['eur', 'GBP', 'huf', 'jpy', 'czk', 'mxn'].map(least)).toEqual([50, 30, 17_500, 50, 1500, 1000]);
});

it('lists each currency once, by three lower-case letters, with a smallest charge that can be charged', () => {
  expect(CURRENCIES.size).toBeGreaterThan(135);
  for (const [code, { step, least }] of CURRENCIES) {
    expect(code).toMatch(/^[a-z]{3}$/);
    expect(least % step).toBe(0);
  }
});
