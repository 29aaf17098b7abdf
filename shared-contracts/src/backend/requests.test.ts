import * as v from 'valibot';
import { CART_LIMITS } from '../input/limits';
import { requests } from './requests';

const ADDRESS = {
  name: 'Mia Berg',
  line1: 'Ahornweg 3',
  postal_code: '10115',
  city: 'Berlin',
  country: 'DE',
};

/** Returns the field and the sentence of the first problem; undefined for an address that can be delivered to. */
function problemOf(change: object): string | undefined {
  const { issues } = v.safeParse(requests.setDelivery.entries.delivery, { ...ADDRESS, ...change });
  return issues && `${v.getDotPath(issues[0])}: ${issues[0].message}`;
}

it.each([
  ['DE', '01067'],
  ['DE', ' 99998 '],
  ['de', '10115'],
  ['AT', '1010'],
  ['BE', '1000'],
  ['FR', '75001'],
  ['FR', '20000'],
  ['LU', '1009'],
  ['LU', 'L-1009'],
  ['NL', '1012 AB'],
  ['NL', '1012ab'],
])('%s has the postal code %s', (country, postal_code) => {
  expect(problemOf({ country, postal_code })).toBeUndefined();
});

it.each([
  ['DE', 'SW1A 1AA', '10115'],
  ['DE', '1067', '10115'],
  ['DE', '00115', '10115'],
  ['DE', '101150', '10115'],
  ['DE', '１０１１５', '10115'],
  ['DE', '١٠١١٥', '10115'],
  ['DE', '10-115', '10115'],
  ['AT', '10115', '1010'],
  ['AT', '0101', '1010'],
  ['BE', '100', '1000'],
  ['FR', '7500', '75001'],
  ['FR', '99123', '75001'],
  ['LU', '10091', '1009'],
  ['NL', '1012', '1012 AB'],
  ['NL', '0012 AB', '1012 AB'],
])('%s has no postal code %s', (country, postal_code, example) => {
  expect(problemOf({ country, postal_code })).toMatch(
    new RegExp(`^postal_code: Please check the postal code\\. In .+ it looks like ${example}\\.$`),
  );
});

it.each([
  ['DE', '27498', 'Helgoland'],
  ['DE', '78266', 'Büsingen'],
  ['AT', '6691', 'Jungholz'],
  ['AT', '6992', 'the Kleinwalsertal'],
  ['FR', '97400', 'the French overseas departments and territories'],
  ['FR', '97110', 'the French overseas departments and territories'],
  ['FR', '98714', 'the French overseas departments and territories'],
  ['FR', '98000', 'Monaco'],
])('%s %s is refused, because %s has other taxes', (country, postal_code, place) => {
  expect(problemOf({ country, postal_code })).toBe(
    `postal_code: We can’t deliver to ${place}: other taxes apply there.`,
  );
});

it.each([
  [{ name: '.' }, 'name: Please enter the name of who receives it.'],
  [{ name: '123' }, 'name: Please enter the name of who receives it.'],
  [{ line1: '-' }, 'line1: Please enter the street and house number.'],
  [{ city: '?!' }, 'city: Please enter the town.'],
  [{ city: 'x'.repeat(81) }, 'city: Please shorten the town to at most 80 characters.'],
  [{ city: 'Ber\u202elin' }, /^city: Some characters can’t be shown\./],
  [{ country: 'US' }, /^country: We deliver to Austria, .* only\.$/],
  [{ country: 'toString' }, /^country: We deliver to /],
])('%j is no address', (change, problem) => {
  expect(problemOf(change)).toMatch(problem);
});

it.each([{ name: '李小龍' }, { name: 'Łukasz O’Neil' }, { line1: 'C4, 8' }, { city: 'Y' }])(
  '%j is accepted',
  (change) => {
    expect(problemOf(change)).toBeUndefined();
  },
);

const isCart = (line: object, lines = 1) => {
  const products = Array.from({ length: lines }, (_, index) => ({ id: `p-${index}`, quantity: 1, ...line }));
  return v.is(requests.createPaymentSessionWithEmail, { email: 'mia@example.com', products });
};

it('accepts as much in a cart as its limits allow, and no more', () => {
  const { lines, quantity } = CART_LIMITS;
  expect(isCart({ quantity }, lines)).toBe(true);
  expect(isCart({ quantity: quantity + 1 })).toBe(false);
  expect(isCart({}, lines + 1)).toBe(false);
  expect(isCart({}, 0)).toBe(false);
});

it.each([{ quantity: 1.5 }, { quantity: '1' }, { size: 29.5 }, { size: '29' }, { size: 3 }])(
  'refuses a cart with a line of %j',
  (line) => {
    expect(isCart(line)).toBe(false);
  },
);
