import type { Finding } from '../findings/findings';
import type { MeasureKey } from './measures';

/** The range that studies found in most children of an age: two standard deviations to both sides of the mean. */
export interface Usual {
  readonly low: number;
  readonly high: number;
}

/** The usual range of a measure by age, and its source. */
export interface UsualMeasure {
  /** Returns the range at an age in months; undefined when the study has no children of that age. */
  readonly at: (months: number) => Usual | undefined;
  readonly finding: Finding;
}

const MONTHS_A_YEAR = 12;
const CHENG = { from: 3, until: 12 } as const;

/**
 * Values of the study: 3 years (girls 153 ± 9 mm, boys 156 ± 8 mm), full growth (girls 234 ± 13, boys 258 ± 15),
 * and even growth from 3 to 12 in girls and to 15 in boys. The lines between these are ours. The band extends from
 * the girls' low end to the boys' high end, because we don't ask for the sex.
 */
const length: UsualMeasure = {
  at: (months) => {
    const years = months / MONTHS_A_YEAR;
    if (years < CHENG.from || years > CHENG.until) return undefined;
    const share = (years - CHENG.from) / (CHENG.until - CHENG.from);
    const boys = (years - CHENG.from) / (15 - CHENG.from);
    return { low: mix(153 - 18, 234 - 26, share), high: mix(156 + 16, 258 + 30, boys) };
  },
  finding: {
    text: 'Grey: where 95 of 100 feet of that age are, reckoned by us between the means of 2,829 children at three and full growth.',
    source: 'Cheng et al. 1997, in Children 2022;9:750, table 1',
    address: 'https://doi.org/10.3390/children9050750',
  },
};

/** A mean without a deviation: the chart shows a line instead of a band. */
const heel: UsualMeasure = {
  at: (months) =>
    months >= 3 * MONTHS_A_YEAR && months < 7 * MONTHS_A_YEAR ? { low: 5.5, high: 5.5 } : undefined,
  finding: {
    text: 'Grey line: the mean of 835 children of 3 to 6 years, 5.5°.',
    source: 'Pfeiffer et al., Pediatrics 2006;118(2):634–639',
    address: 'https://doi.org/10.1542/peds.2005-2126',
  },
};

/** Measures of a foot for which we have a study of the usual range. The others have no range. */
export const USUAL: Readonly<Partial<Record<MeasureKey, UsualMeasure>>> = {
  length_mm: length,
  heel_angle_deg: heel,
};

/** The usual direction of the toes while walking, in degrees outwards, from 4 to 16 years. */
export const USUAL_PROGRESSION: UsualMeasure = {
  at: (months) =>
    months >= 4 * MONTHS_A_YEAR && months <= 16 * MONTHS_A_YEAR ? { low: -8, high: 16 } : undefined,
  finding: {
    text: 'From 8° inwards to 16° outwards: two deviations round the mean of 400 children of 4 to 16 years.',
    source: 'J Pediatr Orthop 1996;16(5):570–574',
    address: 'https://doi.org/10.1097/01241398-199609000-00004',
  },
};

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
