import { agesIn, isForAge } from './ages';

const forAges = (...ranges: string[]) => ranges.map((range) => ({ age_range: range }));

it.each([
  ['7-10', 6, false],
  ['7-10', 7, true],
  ['7-10', 10, true],
  ['7-10', 11, false],
  ['for all', 8, false],
])('a story for %j is for readers of %i: %s', (range, age, expected) => {
  expect(isForAge({ age_range: range }, age)).toBe(expected);
});

it('lists every age that a story is for, and no others', () => {
  expect(agesIn(forAges('8-9', '5-6', 'for all'))).toEqual([5, 6, 8, 9]);
  expect(agesIn(forAges('for all'))).toEqual([]);
});
