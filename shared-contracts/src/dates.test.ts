import fc from 'fast-check';
import { formatDate, MONTHS } from './dates';

it('writes dates in UTC', () => {
  expect(formatDate('2026-06-02')).toBe('2 June 2026');
  expect(formatDate('2026-06-02T00:30:00+02:00')).toBe('1 June 2026');
  expect(MONTHS[0]).toBe('January');
  expect(MONTHS[11]).toBe('December');
});

it('writes what Intl writes', () => {
  const intl = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(fc.property(days, (day) => expect(formatDate(day.toISOString())).toBe(intl.format(day))));
});
