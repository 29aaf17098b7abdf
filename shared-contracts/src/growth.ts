/** How much longer a shoe is inside than the foot, in millimetres. */
export const TOE_ROOM = {
  /** Less is too short: Kinz, Groll-Knapp, Kundi, "Kinder in zu kurzen Schuhen" (10 mm at least, 12 mm at best). */
  least: 10,
  /** What a new shoe has, as our size guide counts. */
  fresh: 15,
} as const;

/**
 * Months in which feet grow half a US size, from the fastest to the slowest, up to an age in months. Gould, Moreland,
 * Trevino et al., "Foot growth in children age one to five years", Foot Ankle 1990;10(4):211-213: 107 children. Feet grow in
 * spurts, so these are means. No study of later years was read: none is given.
 */
const HALF_SIZES = [
  { until: 15, months: [2, 2] },
  { until: 24, months: [2, 3] },
  { until: 36, months: [3, 4] },
  { until: 60, months: [4, 4] },
] as const;

/** Half a US size in millimetres: a sixth of an inch. */
const HALF_SIZE = 25.4 / 6;

/** Millimetres that a foot grows in a month, at the slowest and at the fastest. */
export interface GrowthRate {
  readonly least: number;
  readonly most: number;
}

/** What feet grow at an age in full months; undefined from five years on, where no study is known to us. */
export function growthRate(ageInMonths: number): GrowthRate | undefined {
  const found = HALF_SIZES.find(({ until }) => ageInMonths < until);
  return found && { least: HALF_SIZE / found.months[1], most: HALF_SIZE / found.months[0] };
}

/** The inside of a shoe of an EU size in millimetres, as the size says: Paris points of two thirds of a centimetre. */
export function insideOfShoe(size: number): number {
  return (size * 20) / 3;
}

/** The smallest whole EU size with fresh toe room for a foot of this length in millimetres, as our size guide counts. */
export function sizeNeeded(length: number): number {
  const size = Math.floor(((length + TOE_ROOM.fresh) * 3) / 20);
  return Math.round(insideOfShoe(size) - TOE_ROOM.fresh) >= length ? size : size + 1;
}

/** After so many months without a study to go by, it is time to measure again. */
const MONTHS_UNKNOWN = 6;

/**
 * Whole months after a measurement until the shoes may be too short: 0 where they are already, never more than six,
 * because feet grow in spurts. `ageInMonths` is the age at the measurement.
 */
export function monthsUntilOutgrown(length: number, shoeSize: number, ageInMonths: number): number {
  const room = insideOfShoe(shoeSize) - TOE_ROOM.least - length;
  if (room <= 0) return 0;
  let left = room;
  for (let month = 0; month < MONTHS_UNKNOWN; month++) {
    left -= growthRate(ageInMonths + month)?.most ?? room / MONTHS_UNKNOWN;
    if (left <= 1e-9) return Math.max(1, month + 1);
  }
  return MONTHS_UNKNOWN;
}
