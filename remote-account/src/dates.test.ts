import { addMonths, dayOf, formatMonth } from './dates';

it.each([
  ['2026-01-15', 4, '2026-05-15'],
  ['2025-10-31', 4, '2026-02-28'],
  ['2027-10-31', 4, '2028-02-29'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-12-31', 6, '2027-06-30'],
])('%s and %d months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

it('reads days in UTC', () => {
  expect(dayOf('2026-06-02T23:30:00-02:00')).toBe('2026-06-03');
  expect(formatMonth('2026-06-01T00:30:00+02:00')).toBe('May 26');
});
