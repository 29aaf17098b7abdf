import { footOfSize, growthRate, monthsUntilOutgrown, sizeNeeded } from './growth';

it.each([
  [14, 2.1, 2.1],
  [15, 1.4, 2.1],
  [24, 1.1, 1.4],
  [36, 1.1, 1.1],
  [59, 1.1, 1.1],
])('returns the monthly growth of feet at %i months', (age, least, most) => {
  const rate = growthRate(age);
  expect(rate?.least).toBeCloseTo(least, 1);
  expect(rate?.most).toBeCloseTo(most, 1);
});

it('returns no growth for ages without a study', () => {
  expect(growthRate(60)).toBeUndefined();
});

it.each([
  [28, 172],
  [29, 178],
  [30, 185],
])('returns the foot of the size guide for EU %i, up to %i mm', (size, length) => {
  expect(footOfSize(size)).toBe(length);
});

it('finds the smallest size with the toe room of a new shoe for each length', () => {
  for (let length = 80; length <= 350; length += 0.5) {
    const size = sizeNeeded(length);
    expect(footOfSize(size)).toBeGreaterThanOrEqual(length);
    expect(footOfSize(size - 1)).toBeLessThan(length);
  }
});

it.each([
  ['are too short already', 190, 29, 80, 0],
  ['have a millimetre left at two years', 175, 28, 24, 2],
  ['are new at three years', 171.5, 28, 36, 5],
  ['are new at seven years, where no growth is known', 185, 30, 84, 6],
])('counts the months for shoes that %s', (_what, length, size, age, months) => {
  expect(monthsUntilOutgrown(length, size, age)).toBe(months);
});
