import { setClock, settleQuery } from './browser-settings';

const holds = '(min-width: 0px)';
const never = '(max-width: 0px)';

it.each([
  ['(prefers-color-scheme: dark)', { theme: 'dark' }, holds],
  ['screen and (prefers-color-scheme: dark)', { theme: 'light' }, `screen and ${never}`],
  ['print, (prefers-color-scheme:dark)', { theme: 'dark' }, `print, ${holds}`],
  ['(prefers-color-scheme: dark)', { motion: 'reduced' }, '(prefers-color-scheme: dark)'],
  ['(prefers-reduced-motion: reduce)', { motion: 'reduced' }, holds],
  ['(prefers-reduced-motion)', { motion: 'full' }, never],
  [
    '(prefers-reduced-motion: no-preference) and (width >= 40rem)',
    { motion: 'full' },
    `${holds} and (width >= 40rem)`,
  ],
  ['(prefers-reduced-motion: no-preference)', { motion: 'reduced' }, never],
] as const)('reads %s with %j as %s', (query, settings, settled) => {
  expect(settleQuery(query, settings)).toBe(settled);
});

it('sets the clock that the page reads, and lets it continue', () => {
  const real = window.Date;
  try {
    setClock('2027-01-01T08:00:00Z');
    expect(new Date().toISOString()).toMatch(/^2027-01-01T08:00:0/);
    expect(Date.now()).toBeGreaterThanOrEqual(real.UTC(2027, 0, 1, 8));
    expect(Date()).toContain('2027');
    expect(new Date('2026-01-01T00:00:00Z').toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(new Date()).toBeInstanceOf(Date);
    expect(Date.parse('1970-01-01T00:00:01Z')).toBe(1000);
  } finally {
    window.Date = real;
  }
});
