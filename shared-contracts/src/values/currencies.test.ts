import { CURRENCIES, currencyOf } from './currencies';

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
