import fc from 'fast-check';
import { decimalAmount, formatMoney } from './catalog';

describe('decimalAmount', () => {
  it.each([
    [1999, 'eur', '19.99'],
    [2000, 'eur', '20.00'],
    [500, 'jpy', '500'],
    [1234, 'kwd', '1.234'],
  ])('writes %i %s as %s', (amount, currency, text) => {
    expect(decimalAmount({ amount, currency })).toBe(text);
  });
});

describe('formatMoney', () => {
  it.each([
    [1999, 'eur', '€19.99'],
    [1990, 'EUR', '€19.90'],
    [0, 'eur', '€0.00'],
    [5, 'usd', '$0.05'],
    [123456789, 'eur', '€1,234,567.89'],
    [1990, 'jpy', '¥1,990'],
    [1990, 'kwd', 'KWD 1.990'],
  ])('writes %s of %s as %s', (amount, currency, text) => {
    expect(formatMoney({ amount, currency }).replace(/\s/g, ' ')).toBe(text);
  });

  it.each(['EUR', 'GBP', 'USD'])('writes %s as Intl does', (currency) => {
    const intl = new Intl.NumberFormat('en', { style: 'currency', currency });
    fc.assert(
      fc.property(fc.integer({ max: 10 ** 12 }), (amount) => {
        expect(formatMoney({ amount, currency })).toBe(intl.format(amount / 100));
        expect(decimalAmount({ amount, currency })).toBe((amount / 100).toFixed(2));
      }),
    );
  });
});
