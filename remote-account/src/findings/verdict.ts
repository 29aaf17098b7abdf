import type { Finding } from './findings';

/** Input of a verdict on a finished scan. Levels are 0 to 3; a lower level means a higher arch. */
export interface VerdictInput {
  readonly name: string;
  /** Age at the scan, in full years. */
  readonly years: number;
  readonly level: number;
  /** Level of the previous finished scan; undefined without one. */
  readonly before: number | undefined;
}

const AGES = 'this age,one,two,three,four,five,six,seven,eight,nine'.split(',');

/**
 * Returns the verdict by age, level and change, in one or two short sentences, good news first. It states
 * observations and published findings, and makes no promises.
 */
export function verdictOf(input: VerdictInput): string {
  const { level, before, years } = input;
  const seen = seenOf(input);
  if (level === 0) return `${seen} ${years < 2 ? FORMING : MOVING}`;
  if (before !== undefined && level < before) return `${seen} ${years < 10 ? comesAt(years) : CHANGES_LATE}`;
  const next = before !== undefined && level > before ? ' Look again at the next scan.' : '';
  return `${knownAt(years)} ${seen}${next}`;
}

/** Oxford Health NHS, Flat feet. */
const MOVING = 'Walking on uneven ground and balancing are good for the muscles of feet and ankles.';

// The first ten years: Uden et al., systematic review, J Foot Ankle Res 2017, https://doi.org/10.1186/s13047-017-0218-1.
/** For children who may not walk yet. */
const FORMING = 'The arch forms during the first ten years.';

const CHANGES_LATE = 'That is good to see. No one has found the age at which feet stop changing.';

function comesAt(years: number): string {
  return `That is what one hopes for at ${AGES[years]}: the arch forms during the first ten years.`;
}

/** Returns the finding about low arches at an age, for a scan without a better level. */
function knownAt(years: number): string {
  if (years < 3) return 'Children start with flat feet; the arch forms during the first ten years.';
  if (years <= 6) return shareAt(years);
  if (years < 10) return `Arches are still forming at ${AGES[years]}, as they do during the first ten years.`;
  // NHS Fife, Flat feet in childhood.
  return 'Most children have some degree of flat foot, and it is usually normal.';
}

/** Pfeiffer et al., Pediatrics 2006, https://doi.org/10.1542/peds.2005-2126. */
function shareAt(years: number): string {
  if (years === 3) return 'Flat feet are common at three: 54 of 100 children have them.';
  if (years === 6) return 'Flat feet are still common at six: 24 of 100 children have them.';
  return `Flat feet are common at ${AGES[years]}: between three and six, 44 of 100 children have them.`;
}

/** Returns what the scan found, compared with the scan before. */
function seenOf({ name, years, level, before }: VerdictInput): string {
  const change = before === undefined ? 'first' : Math.sign(level - before);
  const arches = `${name}’s arches`;
  const seen = level === 3 && years < 10 ? 'hardly show yet' : SEEN[level];
  if (change === 'first') return `${arches} ${seen}.`;
  if (change === 0) return `${arches} ${seen}, as at the last scan.`;
  if (change < 0) return `${arches} ${BETTER[level]}.`;
  return `${arches} show less than at the last scan.`;
}

const SEEN = ['show well', 'show, a little low', 'are low', 'hardly show'] as const;
const BETTER = [
  'show well now, better than at the last scan',
  'show more than at the last scan',
  'have begun to show',
] as const;

/** Three questions of the doctor section; one yes is a reason to see a doctor. */
export const DOCTOR_QUESTIONS: readonly string[] = [
  'Does a foot hurt, or does your child limp?',
  'Is a foot stiff, or does an ankle twist again and again?',
  'Is only one foot flat, or has a foot changed?',
];

export const DOCTOR_SOURCES: Finding = {
  text: 'One yes is a reason to have it looked at by a doctor.',
  source: 'NHS Fife, Flat feet in childhood; childrensorthopaedics.co.uk, Flat feet',
};

/** Difference between the two arch indices from which one arch is called lower; our own limit, without a study. */
const UNEVEN = 0.03;

/** Returns what the scan measured for the third question: whether the arches differ. */
export function evenness(left: number, right: number): string {
  if (Math.abs(left - right) < UNEVEN) return 'In this scan both arches are about alike.';
  return `In this scan the ${left > right ? 'left' : 'right'} arch is the lower one.`;
}
