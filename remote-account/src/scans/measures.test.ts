import { formatValue } from './measures';

it.each([
  [182.4, 'mm', 0, '182\u00a0mm'],
  [12, 'mm', 1, '12\u00a0mm'],
  [12.34, 'mm', 1, '12.3\u00a0mm'],
  [0.27, '', 3, '0.27'],
  [0.2812, '', 3, '0.281'],
  [-3.4, '°', 1, '−3.4°'],
  [-0.01, '°', 1, '0°'],
])('formats %d %s with %d digits as %s', (value, unit, digits, expected) => {
  expect(formatValue(value, unit, digits)).toBe(expected);
});
