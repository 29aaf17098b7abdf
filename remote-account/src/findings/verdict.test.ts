import { DOCTOR_QUESTIONS, DOCTOR_SOURCES, evenness, verdictOf } from './verdict';

/** Age, level before, level now, and the text for the parents. */
const CASES: readonly (readonly [number, number | undefined, number, text: string])[] = [
  [
    2,
    3,
    2,
    'Ida’s arches have begun to show. That is what one hopes for at two: the arch forms during the first ten years.',
  ],
  [
    2,
    3,
    3,
    'Children start with flat feet; the arch forms during the first ten years. Ida’s arches hardly show yet, as at the last scan.',
  ],
  [
    3,
    undefined,
    3,
    'Flat feet are common at three: 54 of 100 children have them. Ida’s arches hardly show yet.',
  ],
  [
    3,
    3,
    2,
    'Ida’s arches have begun to show. That is what one hopes for at three: the arch forms during the first ten years.',
  ],
  [
    3,
    2,
    3,
    'Flat feet are common at three: 54 of 100 children have them. Ida’s arches show less than at the last scan. Look again at the next scan.',
  ],
  [
    4,
    2,
    1,
    'Ida’s arches show more than at the last scan. That is what one hopes for at four: the arch forms during the first ten years.',
  ],
  [
    4,
    1,
    1,
    'Flat feet are common at four: between three and six, 44 of 100 children have them. Ida’s arches show, a little low, as at the last scan.',
  ],
  [
    4,
    undefined,
    0,
    'Ida’s arches show well. Walking on uneven ground and balancing are good for the muscles of feet and ankles.',
  ],
  [
    5,
    2,
    1,
    'Ida’s arches show more than at the last scan. That is what one hopes for at five: the arch forms during the first ten years.',
  ],
  [
    5,
    1,
    0,
    'Ida’s arches show well now, better than at the last scan. Walking on uneven ground and balancing are good for the muscles of feet and ankles.',
  ],
  [
    6,
    undefined,
    1,
    'Flat feet are still common at six: 24 of 100 children have them. Ida’s arches show, a little low.',
  ],
  [
    6,
    3,
    2,
    'Ida’s arches have begun to show. That is what one hopes for at six: the arch forms during the first ten years.',
  ],
  [
    7,
    undefined,
    2,
    'Arches are still forming at seven, as they do during the first ten years. Ida’s arches are low.',
  ],
  [1, undefined, 0, 'Ida’s arches show well. The arch forms during the first ten years.'],
  [
    8,
    3,
    3,
    'Arches are still forming at eight, as they do during the first ten years. Ida’s arches hardly show yet, as at the last scan.',
  ],
  [
    9,
    undefined,
    1,
    'Arches are still forming at nine, as they do during the first ten years. Ida’s arches show, a little low.',
  ],
  [
    9,
    2,
    1,
    'Ida’s arches show more than at the last scan. That is what one hopes for at nine: the arch forms during the first ten years.',
  ],
  [
    10,
    undefined,
    2,
    'Most children have some degree of flat foot, and it is usually normal. Ida’s arches are low.',
  ],
  [
    10,
    3,
    2,
    'Ida’s arches have begun to show. That is good to see. No one has found the age at which feet stop changing.',
  ],
  [
    11,
    undefined,
    3,
    'Most children have some degree of flat foot, and it is usually normal. Ida’s arches hardly show.',
  ],
];

it.each(CASES)('judges a child of %i years, from level %s to %i', (years, before, level, text) => {
  expect(verdictOf({ name: 'Ida', years, before, level })).toBe(text);
});

it('covers every age, level and change without promises or alarming words', () => {
  for (let years = 0; years <= 18; years++)
    for (const level of [0, 1, 2, 3])
      for (const before of [undefined, 0, 1, 2, 3]) {
        const text = verdictOf({ name: 'Ida', years, before, level });
        expect(text).not.toMatch(/undefined|NaN/);
        expect(text).not.toMatch(
          /\b(will|always|never|must|cure|heal|correct|treat|worse|bad|wrong|abnormal|deform|damage|danger|risk|disease|problem|sick|suffer|guarantee|sure|fix)/i,
        );
        expect(text.length).toBeLessThan(190);
      }
});

it('shows three questions with their source, and what the scan measured for the last one', () => {
  expect(DOCTOR_QUESTIONS).toHaveLength(3);
  expect(DOCTOR_SOURCES.source).toMatch(/NHS Fife/);
  expect(evenness(0.27, 0.28)).toBe('In this scan both arches are about alike.');
  expect(evenness(0.25, 0.3)).toBe('In this scan the right arch is the lower one.');
  expect(evenness(0.3, 0.25)).toBe('In this scan the left arch is the lower one.');
});
