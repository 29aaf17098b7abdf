import { weekUntil } from './week';

it('returns the seven days that end today, over the end of a month', () => {
  const week = weekUntil('2026-03-02');
  expect(week.map(({ day }) => day)).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
  expect(week.at(-1)?.name).toBe('Monday');
});
