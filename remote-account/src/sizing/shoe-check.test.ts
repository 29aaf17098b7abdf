import type { CalendarDay } from '@little-arches/contracts/values';
import { checkShoes } from './shoe-check';

const check = (
  shoeSize: number | null,
  length: number,
  today: CalendarDay = '2026-11-20',
  ageInMonths = 50,
) => checkShoes({ name: 'Ida', shoeSize, ageInMonths }, { length, day: '2026-11-01' }, today);

it.each([
  [null, 190, 'unknown', /With Ida’s shoe size in the profile/],
  [34, 230, 'short', /^Ida’s shoes are EU 34; the longer foot needs about EU 37\./],
  [
    30,
    189,
    'fits',
    /^Ida’s shoes are EU 30 and fit, with about 11 mm before the toes\. Look again in December 2026\.$/,
  ],
  [
    31,
    190,
    'fits',
    /^Ida’s shoes are EU 31 and fit, with about 17 mm before the toes\. Look again in May 2027\.$/,
  ],
  [33, 190, 'long', /about 30 mm before the toes; EU 31 would hold/],
] as const)('judges shoes of size %s on a foot of %i mm as %s', (size, length, fit, words) => {
  const found = check(size, length);
  expect([found.fit, found.text]).toEqual([fit, expect.stringMatching(words)]);
});

it('recommends no check in the past', () => {
  expect(check(31, 190, '2027-05-01').fit).toBe('outgrown');
});

it('cites a source with each sentence, and avoids alarming words', () => {
  for (let size = 20; size <= 40; size++)
    for (const length of [130, 150, 170, 190, 210]) {
      const { text, finding } = check(size, length);
      expect(finding.source).not.toBe('');
      expect(text).not.toMatch(/damage|deform|must|harm|never/i);
    }
});
