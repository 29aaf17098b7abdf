import fc from 'fast-check';
import { findProblem, formatCvc, formatExpiry, formatNumber, TEST_CARDS } from './card-rules';

const TODAY = new Date(2026, 10, 20);

test.each([
  ['42424242', '4242 4242'],
  ['4242-4242 4242x4242', '4242 4242 4242 4242'],
  ['42424242424242424', '4242 4242 4242 4242'],
])('formats the typed card number %s as %s', (typed, shown) => {
  expect(formatNumber(typed)).toBe(shown);
});

test.each([
  ['1', '1'],
  ['5', '05'],
  ['12', '12'],
  ['123', '12 / 3'],
  ['12 / ', '12'],
  ['1230', '12 / 30'],
  ['12/2030', '12 / 30'],
])('formats the typed expiry date %s as %s', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown);
});

test.each([
  ['number', '', 'Your card number is incomplete.'],
  ['number', '4242 4242 4242 424', 'Your card number is incomplete.'],
  ['expiry', '12', "Your card's expiration date is incomplete."],
  ['expiry', '13 / 30', "Your card's expiration month is invalid."],
  ['expiry', '12 / 25', "Your card's expiration year is in the past."],
  ['expiry', '10 / 26', "Your card's expiration date is in the past."],
  ['expiry', '11 / 26', undefined],
  ['cvc', '12', "Your card's security code is incomplete."],
  ['cvc', '123', undefined],
] as const)('the field %s with "%s" reports %s', (field, value, message) => {
  expect(findProblem(field, value, TODAY)?.message).toBe(message);
});

test('accepts every test card’s number', () => {
  for (const number of Object.keys(TEST_CARDS))
    expect(findProblem('number', formatNumber(number))).toBeUndefined();
});

test('formatting formatted text again changes nothing, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      for (const format of [formatNumber, formatExpiry, formatCvc]) {
        expect(format(format(typed))).toBe(format(typed));
      }
    }),
  );
});
