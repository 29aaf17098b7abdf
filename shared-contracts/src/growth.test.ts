import { growthRate, insideOfShoe, monthsUntilOutgrown, sizeNeeded, TOE_ROOM } from './growth';

it.each([
  [14, 2.1, 2.1],
  [15, 1.4, 2.1],
  [24, 1.1, 1.4],
  [36, 1.1, 1.1],
  [59, 1.1, 1.1],
])('returns what feet grow in a month at %i months', (age, least, most) => {
  const rate = growthRate(age);
  expect(rate?.least).toBeCloseTo(least, 1);
  expect(rate?.most).toBeCloseTo(most, 1);
});

it('returns no growth where no study was read', () => {
  expect(growthRate(60)).toBeUndefined();
});

it('finds the smallest size with fresh toe room for each length', () => {
  for (let length = 80; length <= 350; length += 0.5) {
    const size = sizeNeeded(length);
    const footOf = (each: number) => Math.round(insideOfShoe(each) - TOE_ROOM.fresh);
    expect(footOf(size)).toBeGreaterThanOrEqual(length);
    expect(footOf(size - 1)).toBeLessThan(length);
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
