import type { CalendarDay } from '@little-arches/contracts/values';
import { ageText } from './age';

it.each<[number, number, CalendarDay, string]>([
  [4, 2019, '2026-04-01', '7 years'],
  [4, 2019, '2026-03-31', '6 years'],
  [11, 2024, '2026-10-15', '23 months'],
  [11, 2024, '2026-11-01', '2 years'],
  [10, 2026, '2026-11-01', '1 month'],
  [11, 2026, '2026-11-20', 'under 1 month'],
  [12, 2026, '2026-11-20', 'under 1 month'],
])('returns for a birth in %d/%d on %s the age %s', (birth_month, birth_year, today, expected) => {
  expect(ageText({ birth_month, birth_year }, today)).toBe(expected);
});
