import fc from 'fast-check';
import * as v from 'valibot';
import { sampleProducts } from '../testing/samples';
import {
  decimalAmount,
  formatMoney,
  formatMoneyRange,
  type Money,
  priceRange,
  productSchema,
} from './catalog';
import { cents } from './cents';
import { CURRENCIES } from './currencies';

describe('decimalAmount', () => {
  it.each([
    [500, 'jpy', '500'],
    [1230, 'kwd', '1.230'],
    [1_750_000, 'huf', '17500.00'],
    [500, 'isk', '5.00'],
  ])('writes %i %s as %s', (amount, currency, text) => {
    expect(decimalAmount({ amount: cents(amount), currency })).toBe(text);
  });
});

describe('formatMoney', () => {
  it.each([
    [1999, 'eur', '€19.99'],
    [1990, 'EUR', '€19.90'],
    [1990, 'jpy', '¥1,990'],
    [1990, 'kwd', 'KWD 1.990'],
    [1_750_000, 'huf', 'HUF 17,500.00'],
    [500, 'isk', 'ISK 5.00'],
    [1_250_000, 'clp', 'CLP 1,250,000'],
    [-500, 'krw', '-KRW 500'],
  ])('writes %s of %s as %s', (amount, currency, text) => {
    expect(formatMoney({ amount: cents(amount), currency }).replace(/\s/g, ' ')).toBe(text);
  });

  it.each(['EUR', 'GBP', 'USD'])('writes %s as Intl does', (currency) => {
    const intl = new Intl.NumberFormat('en', { style: 'currency', currency });
    fc.assert(
      fc.property(fc.integer({ max: 10 ** 12 }), (amount) => {
        expect(formatMoney({ amount: cents(amount), currency })).toBe(intl.format(amount / 100));
        expect(decimalAmount({ amount: cents(amount), currency })).toBe((amount / 100).toFixed(2));
      }),
    );
  });
});

it('writes a range by its ends, and a range of one amount as that amount', () => {
  const [least, most] = [1999, 2999].map((amount) => ({ amount: cents(amount), currency: 'eur' })) as [
    Money,
    Money,
  ];
  expect(formatMoneyRange({ least, most })).toBe('€19.99 to €29.99');
  expect(formatMoneyRange({ least, most: { ...least } })).toBe('€19.99');
});

it.each(['xyz', 'bgn', 'euro', '', '€', 'constructor'])('refuses the currency %j by its name', (currency) => {
  expect(() => formatMoney({ amount: cents(100), currency })).toThrow(`'${currency}' is not a currency`);
  expect(() => decimalAmount({ amount: cents(100), currency })).toThrow(RangeError);
  expect(v.is(productSchema, { ...sampleProducts[0], currency })).toBe(false);
});

it('formats every currency without asking the engine for its decimals', () => {
  const intl = jest.spyOn(Intl, 'NumberFormat').mockImplementation(() => {
    throw new Error('An engine was asked.');
  });
  for (const [currency, { digits }] of CURRENCIES)
    expect(formatMoney({ amount: cents(123_000), currency })).toMatch(
      { 0: /123,000$/, 2: /1,230\.00$/, 3: /123\.000$/ }[digits],
    );
  intl.mockRestore();
});

describe('priceRange', () => {
  const [first, second] = sampleProducts as [(typeof sampleProducts)[0], (typeof sampleProducts)[0]];

  it('returns the lowest and the highest price, in any order', () => {
    expect(priceRange([second, first, second])).toEqual({
      least: { amount: first.price, currency: 'eur' },
      most: { amount: second.price, currency: 'eur' },
    });
    expect(priceRange([first])).toEqual({
      least: { amount: first.price, currency: 'eur' },
      most: { amount: first.price, currency: 'eur' },
    });
  });

  it('returns undefined for prices in two currencies and for no products', () => {
    expect(priceRange([])).toBeUndefined();
    expect(priceRange([first, { ...second, currency: 'usd' }])).toBeUndefined();
  });
});

it('accepts whole numbers of the smallest unit as money, and no plain number', () => {
  // @ts-expect-error 19.9 is no amount of money
  const price: Money = { amount: 19.9, currency: 'eur' };
  // @ts-expect-error nor is a part of one
  const half: Money = { ...price, amount: price.amount / 2 };
  expect(() => [price, half].map(({ amount }) => cents(amount))).toThrow('19.9 is no amount of money');
  expect(formatMoney({ amount: cents(1990), currency: 'eur' })).toBe('€19.90');
});
