import { dueReminders, type WatchedChild } from './due-reminders.ts';

const child: WatchedChild = {
  child_id: 'kim',
  birth_month: 4,
  birth_year: 2023,
  shoe_size: 26,
  rescan: true,
  shoes: true,
  scan_id: null,
  scan_day: null,
  scan_length_mm: null,
  measurement_id: null,
  measurement_day: null,
  measurement_length_mm: null,
};
const scan = { scan_id: 'scan', scan_day: '2026-05-01', scan_length_mm: 155 } as const;
const measurement = {
  measurement_id: 'hand',
  measurement_day: '2026-06-10',
  measurement_length_mm: 160,
} as const;
const rescan = { child_id: 'kim', kind: 'rescan', about: 'scan' };

it('returns no reminder for a child without data', () => {
  expect(dueReminders(child, '2026-12-01')).toEqual([]);
});

it.each([
  ['the day before four months', '2026-08-31', []],
  ['four months', '2026-09-01', [rescan]],
  ['a year', '2027-05-01', [rescan]],
] as const)('decides about a rescan reminder %s after the scan', (_when, today, due) => {
  expect(dueReminders({ ...child, ...scan, shoes: false }, today)).toEqual(due);
});

it('uses a measurement by hand for shoes, but not for a rescan', () => {
  expect(dueReminders({ ...child, ...measurement }, '2027-06-10').map(({ kind }) => kind)).toEqual(['shoes']);
});

// The shoe is 173.3 mm long inside and needs 10 mm of room: a foot of 160 mm can grow 3.3 mm, at most 1.06 mm a month.
it.each([
  ['2026-10-09', false],
  ['2026-10-10', true],
] as const)('on %s returns a reminder for shoes: %s', (today, isDue) => {
  const due = dueReminders({ ...child, ...scan, ...measurement, rescan: false }, today);
  expect(due).toEqual(isDue ? [{ child_id: 'kim', kind: 'shoes', about: 'hand EU 26' }] : []);
});

it('returns a reminder at once for shoes that are too short', () => {
  const due = dueReminders({ ...child, ...measurement, shoe_size: 24 }, '2026-06-10');
  expect(due).toEqual([{ child_id: 'kim', kind: 'shoes', about: 'hand EU 24' }]);
});

it.each([{ shoe_size: null }, { shoes: false }])('returns no reminder for shoes with %j', (change) => {
  expect(dueReminders({ ...child, ...measurement, rescan: false, ...change }, '2027-06-10')).toEqual([]);
});
