import type { CalendarDay } from '@little-arches/contracts/values';
import { addMonths, daysBetween, formatMonth, formatTime, formatWeekday } from './dates';

describe.each(['America/New_York', 'Pacific/Kiritimati', 'Asia/Kolkata'])('in %s', (timeZone) => {
  beforeEach(() => setTimeZone(timeZone));

  it('returns the time that Intl formats for that zone', () => {
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
    for (const moment of ['2026-03-08T06:59:00Z', '2026-03-08T07:01:00Z', '2026-11-01T18:30:00Z'])
      expect(formatTime(moment)).toBe(time.format(new Date(moment)));
  });

  it.each<[CalendarDay, number, CalendarDay]>([
    ['2026-01-15', 4, '2026-05-15'],
    ['2025-10-31', 4, '2026-02-28'],
    ['2027-10-31', 4, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 6, '2027-06-30'],
  ])('returns for %s and %d months %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected);
  });

  it.each<[CalendarDay, CalendarDay, number]>([
    ['2026-03-07', '2026-03-08', 1],
    ['2026-10-31', '2026-11-02', 2],
    ['2028-02-28', '2028-02-29', 1],
    ['2026-01-01', '2025-12-31', -1],
  ])('counts from %s to %s %d days', (from, to, count) => {
    expect(daysBetween(from, to)).toBe(count);
  });
});

it('formats weekdays and months', () => {
  expect(formatWeekday('2028-02-29')).toBe('Tuesday');
  expect(formatMonth('2026-06-02')).toBe('Jun 26');
});
