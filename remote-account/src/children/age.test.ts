import { ageText } from './age';

it.each([
  [4, 2019, '2026-04-01T00:00:00Z', '7 years'],
  [4, 2019, '2026-03-31T23:59:59Z', '6 years'],
  [11, 2024, '2026-10-15T00:00:00Z', '23 months'],
  [11, 2024, '2026-11-01T00:00:00Z', '2 years'],
  [10, 2026, '2026-11-01T00:00:00Z', '1 month'],
  [11, 2026, '2026-11-20T00:00:00Z', 'under 1 month'],
  [12, 2026, '2026-11-20T00:00:00Z', 'under 1 month'],
])('born %d/%d is, at %s, %s old', (birth_month, birth_year, today, expected) => {
  expect(ageText({ birth_month, birth_year }, today)).toBe(expected);
});
