import fc from 'fast-check';
import {
  addDays,
  addMonths,
  type CalendarDay,
  daysBetween,
  formatDay,
  formatMonth,
  formatTime,
  formatWeekday,
  localDay,
  localTimestamp,
  MONTHS,
  scanDay,
} from './dates';

const ZONES = [
  'America/New_York',
  'Europe/Berlin',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kolkata',
  'America/St_Johns',
];

const moments = fc.date({
  min: new Date('2015-01-01'),
  max: new Date('2100-01-01'),
  noInvalidDate: true,
});

describe.each(ZONES)('in %s', (timeZone) => {
  beforeEach(() => setTimeZone(timeZone));

  it('returns the day and the time that Intl formats for that zone', () => {
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone });
    const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(formatDay(localDay(moment))).toBe(day.format(moment));
        expect(formatTime(moment.toISOString())).toBe(time.format(moment));
      }),
    );
  });

  it('formats the same moment with the offset of that zone', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const written = localTimestamp(moment.toISOString());
        expect(Date.parse(written)).toBe(moment.getTime());
        expect(written.slice(0, 10)).toBe(localDay(moment));
      }),
    );
  });

  it('returns the day at the place of a scan, if the app sent its offset', () => {
    const taken_at = '2026-09-12T03:30:00+00:00';
    expect(scanDay({ taken_at, taken_offset: -240 })).toBe('2026-09-11');
    expect(scanDay({ taken_at, taken_offset: 0 })).toBe('2026-09-12');
    expect(scanDay({ taken_at, taken_offset: null })).toBe(localDay(taken_at));
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

  it.each<[CalendarDay, number, CalendarDay]>([
    ['2026-03-07', 1, '2026-03-08'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('returns for %s and %d days %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
    expect(daysBetween(day, expected)).toBe(count);
  });
});

it('keeps the fraction of a second and the offset of the place', () => {
  expect(localTimestamp('2026-09-12T03:30:00.123456+00:00', -240)).toBe('2026-09-11T23:30:00.123456-04:00');
  expect(localTimestamp('2026-09-12T03:30:00Z', 345)).toBe('2026-09-12T09:15:00+05:45');
});

it('formats days and months in words', () => {
  expect(formatWeekday('2028-02-29')).toBe('Tuesday');
  expect(formatDay('2026-06-02')).toBe('2 June 2026');
  expect(formatMonth('2026-06-02')).toBe('Jun 26');
  expect([MONTHS[0], MONTHS[11]]).toEqual(['January', 'December']);
});
