import type { ReadyScan } from '@little-arches/contracts/values';

export type Foot = ReadyScan['left_foot'];

export type MeasureKey = Exclude<keyof Foot, 'pronation'>;

export interface Measure {
  readonly key: MeasureKey;
  readonly label: string;
  readonly unit: string;
  readonly digits: number;
  /** Explanation, shown at the first use of the value. */
  readonly explanation: string;
  /** One word each for a higher and a lower value. */
  readonly words: readonly [more: string, less: string];
  /** Compares the distance from zero: an angle becomes straighter from both sides. */
  readonly bySize?: boolean;
}

/** Every measure of a foot, in reading order. */
export const MEASURES: readonly Measure[] = [
  {
    key: 'length_mm',
    label: 'Length',
    unit: 'mm',
    digits: 0,
    explanation: 'From the heel to the tip of the longest toe.',
    words: ['longer', 'shorter'],
  },
  {
    key: 'width_mm',
    label: 'Width',
    unit: 'mm',
    digits: 0,
    explanation: 'Across the ball of the foot.',
    words: ['wider', 'narrower'],
  },
  {
    key: 'arch_height_mm',
    label: 'Arch height',
    unit: 'mm',
    digits: 1,
    explanation: 'How far the hollow on the inside of the foot stands above the floor.',
    words: ['higher', 'lower'],
  },
  {
    key: 'arch_index',
    label: 'Arch index',
    unit: '',
    digits: 3,
    explanation:
      'The share of the middle third in the footprint without toes. The higher the arch, the smaller it is.',
    words: ['larger', 'smaller'],
  },
  {
    key: 'heel_angle_deg',
    label: 'Heel angle',
    unit: '°',
    digits: 1,
    explanation:
      'How far the heel leans away from the line of the leg, seen from behind. Above 0 its lower end points outwards and the ankle sinks inwards.',
    words: ['more tilted', 'straighter'],
    bySize: true,
  },
];

/** Explanation of `Pronation`, in the style of the measures. */
export const PRONATION_EXPLANATION = 'How the foot rolls when it lands.';

const pronationTexts = { neutral: 'Neutral', over: 'Over: inwards', under: 'Under: outwards' } as const;

export function pronationText(pronation: Foot['pronation']): string {
  return pronationTexts[pronation];
}

/** Formats a value: `12 mm`, `0.27`, `5°`. Shows at most `digits` decimals, without trailing zeros. */
export function formatValue(value: number, unit: string, digits: number): string {
  const number = round(value, digits).toLocaleString('en', { maximumFractionDigits: digits });
  // A true minus sign, because a line can break after a hyphen.
  const signed = number.replace('-', '−');
  return unit === '°' ? `${signed}°` : unit ? `${signed}\u00a0${unit}` : signed;
}

/** Rounds `value` to that many decimals; never returns minus zero. */
export function round(value: number, digits: number): number {
  const factor = 10 ** digits;
  return Math.round((value + Number.EPSILON) * factor) / factor + 0;
}
