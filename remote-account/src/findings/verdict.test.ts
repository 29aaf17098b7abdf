import { DOCTOR_QUESTIONS, DOCTOR_SOURCES, evenness, verdictOf } from './verdict';

/** Forty invented children: name, age, level before, level now, and the text for their parents. */
const CHILDREN: readonly (readonly [
  string,
  number,
  number | undefined,
  number,
  rule: string,
  text: string,
])[] = [
  [
    'Ada',
    1,
    undefined,
    3,
    'all-start-flat',
    'Children start with flat feet; the arch forms during the first ten years. Ada’s arches hardly show yet.',
  ],
  [
    'Ben',
    1,
    undefined,
    2,
    'all-start-flat',
    'Children start with flat feet; the arch forms during the first ten years. Ben’s arches are low.',
  ],
  [
    'Cleo',
    2,
    undefined,
    3,
    'all-start-flat',
    'Children start with flat feet; the arch forms during the first ten years. Cleo’s arches hardly show yet.',
  ],
  [
    'Dina',
    2,
    3,
    2,
    'arch-comes',
    'Dina’s arches have begun to show. That is what one hopes for at two: the arch forms during the first ten years.',
  ],
  [
    'Emil',
    2,
    3,
    3,
    'all-start-flat',
    'Children start with flat feet; the arch forms during the first ten years. Emil’s arches hardly show yet, as at the last scan.',
  ],
  [
    'Fee',
    3,
    undefined,
    3,
    'common-three-to-six',
    'Flat feet are common at three: 54 of 100 children have them. Fee’s arches hardly show yet.',
  ],
  [
    'Gus',
    3,
    3,
    2,
    'arch-comes',
    'Gus’s arches have begun to show. That is what one hopes for at three: the arch forms during the first ten years.',
  ],
  [
    'Hana',
    3,
    2,
    2,
    'common-three-to-six',
    'Flat feet are common at three: 54 of 100 children have them. Hana’s arches are low, as at the last scan.',
  ],
  [
    'Ida',
    3,
    undefined,
    1,
    'common-three-to-six',
    'Flat feet are common at three: 54 of 100 children have them. Ida’s arches show, a little low.',
  ],
  [
    'Jon',
    3,
    2,
    3,
    'common-three-to-six',
    'Flat feet are common at three: 54 of 100 children have them. Jon’s arches show less than at the last scan. Look again at the next scan.',
  ],
  [
    'Kira',
    4,
    undefined,
    2,
    'common-three-to-six',
    'Flat feet are common at four: between three and six, 44 of 100 children have them. Kira’s arches are low.',
  ],
  [
    'Leo',
    4,
    2,
    1,
    'arch-comes',
    'Leo’s arches show more than at the last scan. That is what one hopes for at four: the arch forms during the first ten years.',
  ],
  [
    'Mia',
    4,
    1,
    1,
    'common-three-to-six',
    'Flat feet are common at four: between three and six, 44 of 100 children have them. Mia’s arches show, a little low, as at the last scan.',
  ],
  [
    'Nora',
    4,
    undefined,
    0,
    'arch-shows',
    'Nora’s arches show well. Walking on uneven ground and balancing are good for the muscles of feet and ankles.',
  ],
  [
    'Otto',
    4,
    1,
    2,
    'common-three-to-six',
    'Flat feet are common at four: between three and six, 44 of 100 children have them. Otto’s arches show less than at the last scan. Look again at the next scan.',
  ],
  [
    'Pia',
    5,
    undefined,
    3,
    'common-three-to-six',
    'Flat feet are common at five: between three and six, 44 of 100 children have them. Pia’s arches hardly show yet.',
  ],
  [
    'Quinn',
    5,
    3,
    3,
    'common-three-to-six',
    'Flat feet are common at five: between three and six, 44 of 100 children have them. Quinn’s arches hardly show yet, as at the last scan.',
  ],
  [
    'Rosa',
    5,
    2,
    1,
    'arch-comes',
    'Rosa’s arches show more than at the last scan. That is what one hopes for at five: the arch forms during the first ten years.',
  ],
  [
    'Sami',
    5,
    1,
    0,
    'arch-shows',
    'Sami’s arches show well now, better than at the last scan. Walking on uneven ground and balancing are good for the muscles of feet and ankles.',
  ],
  [
    'Tilda',
    6,
    undefined,
    1,
    'common-three-to-six',
    'Flat feet are still common at six: 24 of 100 children have them. Tilda’s arches show, a little low.',
  ],
  [
    'Uwe',
    6,
    3,
    2,
    'arch-comes',
    'Uwe’s arches have begun to show. That is what one hopes for at six: the arch forms during the first ten years.',
  ],
  [
    'Vera',
    6,
    2,
    3,
    'common-three-to-six',
    'Flat feet are still common at six: 24 of 100 children have them. Vera’s arches show less than at the last scan. Look again at the next scan.',
  ],
  [
    'Wim',
    6,
    0,
    0,
    'arch-shows',
    'Wim’s arches show well, as at the last scan. Walking on uneven ground and balancing are good for the muscles of feet and ankles.',
  ],
  [
    'Yara',
    7,
    undefined,
    2,
    'still-forming',
    'Arches are still forming at seven, as they do during the first ten years. Yara’s arches are low.',
  ],
  [
    'Zoë',
    7,
    2,
    1,
    'arch-comes',
    'Zoë’s arches show more than at the last scan. That is what one hopes for at seven: the arch forms during the first ten years.',
  ],
  [
    'Aron',
    7,
    1,
    2,
    'still-forming',
    'Arches are still forming at seven, as they do during the first ten years. Aron’s arches show less than at the last scan. Look again at the next scan.',
  ],
  [
    'Bela',
    1,
    undefined,
    0,
    'arch-shows-early',
    'Bela’s arches show well. The arch forms during the first ten years.',
  ],
  [
    'Carla',
    8,
    3,
    3,
    'still-forming',
    'Arches are still forming at eight, as they do during the first ten years. Carla’s arches hardly show yet, as at the last scan.',
  ],
  [
    'Enzo',
    8,
    2,
    0,
    'arch-shows',
    'Enzo’s arches show well now, better than at the last scan. Walking on uneven ground and balancing are good for the muscles of feet and ankles.',
  ],
  [
    'Freya',
    8,
    0,
    1,
    'still-forming',
    'Arches are still forming at eight, as they do during the first ten years. Freya’s arches show less than at the last scan. Look again at the next scan.',
  ],
  [
    'Greta',
    9,
    undefined,
    1,
    'still-forming',
    'Arches are still forming at nine, as they do during the first ten years. Greta’s arches show, a little low.',
  ],
  [
    'Hugo',
    9,
    2,
    1,
    'arch-comes',
    'Hugo’s arches show more than at the last scan. That is what one hopes for at nine: the arch forms during the first ten years.',
  ],
  [
    'Ines',
    9,
    1,
    3,
    'still-forming',
    'Arches are still forming at nine, as they do during the first ten years. Ines’s arches show less than at the last scan. Look again at the next scan.',
  ],
  [
    'Kai',
    10,
    undefined,
    2,
    'usually-normal',
    'Most children have some degree of flat foot, and it is usually normal. Kai’s arches are low.',
  ],
  [
    'Lina',
    10,
    3,
    2,
    'arch-comes-late',
    'Lina’s arches have begun to show. That is good to see. No one has found the age at which feet stop changing.',
  ],
  [
    'Malik',
    10,
    1,
    1,
    'usually-normal',
    'Most children have some degree of flat foot, and it is usually normal. Malik’s arches show, a little low, as at the last scan.',
  ],
  [
    'Noor',
    11,
    undefined,
    3,
    'usually-normal',
    'Most children have some degree of flat foot, and it is usually normal. Noor’s arches hardly show.',
  ],
  [
    'Oskar',
    11,
    2,
    3,
    'usually-normal',
    'Most children have some degree of flat foot, and it is usually normal. Oskar’s arches show less than at the last scan. Look again at the next scan.',
  ],
  [
    'Selin',
    12,
    1,
    0,
    'arch-shows',
    'Selin’s arches show well now, better than at the last scan. Walking on uneven ground and balancing are good for the muscles of feet and ankles.',
  ],
  [
    'Tariq',
    12,
    2,
    2,
    'usually-normal',
    'Most children have some degree of flat foot, and it is usually normal. Tariq’s arches are low, as at the last scan.',
  ],
];

it.each(CHILDREN)(
  'judges %s, %i years, from level %s to %i by the rule %s',
  (name, years, before, level, rule, text) => {
    const verdict = verdictOf({ name, years, before, level });
    expect([verdict.rule, verdict.text]).toEqual([rule, text]);
    expect(verdict.finding.source).not.toBe('');
    // The cited source must match the text.
    expect(verdict.text).toContain(verdict.finding.text);
  },
);

it('covers every age, level and change, with a source and without promises or alarming words', () => {
  const rules = new Set<string>();
  for (let years = 0; years <= 18; years++)
    for (const level of [0, 1, 2, 3])
      for (const before of [undefined, 0, 1, 2, 3]) {
        const { text, rule, finding } = verdictOf({ name: 'Ida', years, before, level });
        rules.add(rule);
        expect(finding.source).toMatch(/\w/);
        expect(text).not.toMatch(/undefined|NaN/);
        expect(text).not.toMatch(
          /\b(will|always|never|must|cure|heal|correct|treat|worse|bad|wrong|abnormal|deform|damage|danger|risk|disease|problem|sick|suffer|guarantee|sure|fix)/i,
        );
        expect(text.length).toBeLessThan(190);
      }
  expect([...rules].sort()).toEqual([
    'all-start-flat',
    'arch-comes',
    'arch-comes-late',
    'arch-shows',
    'arch-shows-early',
    'common-three-to-six',
    'still-forming',
    'usually-normal',
  ]);
});

it('shows three questions with their source, and what the scan measured for the last one', () => {
  expect(DOCTOR_QUESTIONS).toHaveLength(3);
  expect(DOCTOR_SOURCES.source).toMatch(/NHS Fife/);
  expect(evenness(0.27, 0.28)).toBe('In this scan both arches are about alike.');
  expect(evenness(0.25, 0.3)).toBe('In this scan the right arch is the lower one.');
  expect(evenness(0.3, 0.25)).toBe('In this scan the left arch is the lower one.');
});
