import { effortOf, minutesOf } from './minutes';

it.each([
  ['Once a day, 2 minutes', 2],
  ['Every day, 20 minutes', 20],
  ['Every evening, 30 seconds per leg', 1],
  ['Every day, 2 times 10 per foot', 200 / 60],
  ['Every day, 2 times 8', 80 / 60],
  ['4 times a week, 3 rounds per foot', 6],
  ['3 times a week', 15 / 60],
  ['Whenever you like', 2],
])('estimates the minutes of “%s”', (frequency, minutes) => {
  expect(minutesOf(frequency)).toBeCloseTo(minutes);
});

it('sums up the exercises and minutes of a day in words', () => {
  const frequencies = [
    'Every day, 2 times 10 per foot',
    'Every day, 2 times 8',
    '5 times a week, 30 seconds per leg',
  ];
  expect(effortOf(frequencies.map((frequency) => ({ frequency })))).toBe('3 exercises, 6 minutes');
  expect(effortOf([{ frequency: 'Once a day, 1 times 2' }])).toBe('1 exercise, 1 minute');
});
