/** Millimetres by which a shoe is longer inside than the foot. */
export const TOE_ROOM = {
  /**
   * Minimum: less is too short. Kinz, Groll-Knapp, Kundi, "Kinder in zu kurzen Schuhen" (10 mm at least, 12 mm at
   * best).
   */
  least: 10,
  /** Toe room of a new shoe in our size guide. */
  fresh: 15,
} as const;

/**
 * Months in which feet grow half a US size, from the fastest to the slowest, up to an age in months. Gould,
 * Moreland, Trevino et al., "Foot growth in children age one to five years", Foot Ankle 1990;10(4):211-213: 107
 * children. Feet grow in spurts, so these are means. No study of later years was read, so there are no values for
 * them.
 */
const HALF_SIZES = [
  { until: 15, months: [2, 2] },
  { until: 24, months: [2, 3] },
  { until: 36, months: [3, 4] },
  { until: 60, months: [4, 4] },
] as const;

/** Half a US size in millimetres: a sixth of an inch. */
const HALF_SIZE = 25.4 / 6;

/** Millimetres that a foot grows in a month, slowest and fastest. */
interface GrowthRate {
  readonly least: number;
  readonly most: number;
}

/** Returns the growth of feet at an age in full months; undefined from five years on, for which we have no study. */
export function growthRate(ageInMonths: number): GrowthRate | undefined {
  const found = HALF_SIZES.find(({ until }) => ageInMonths < until);
  return found && { least: HALF_SIZE / found.months[1], most: HALF_SIZE / found.months[0] };
}

/**
 * Returns the nominal inside length of a shoe of an EU size in millimetres: Paris points of two thirds of a
 * centimetre.
 */
export function insideOfShoe(size: number): number {
  return (size * 20) / 3;
}

/**
 * Returns the longest foot for an EU size in whole millimetres, with the toe room of a new shoe, as in our size
 * guide.
 */
export function footOfSize(size: number): number {
  return Math.round(insideOfShoe(size) - TOE_ROOM.fresh);
}

/**
 * Returns the smallest whole EU size with the toe room of a new shoe for a foot of this length in millimetres, as
 * in our size guide.
 */
export function sizeNeeded(length: number): number {
  const size = Math.floor(((length + TOE_ROOM.fresh) * 3) / 20);
  return footOfSize(size) >= length ? size : size + 1;
}

/** Months until the next measurement without a study of growth. */
const MONTHS_UNKNOWN = 6;

/**
 * Returns whole months after a measurement until the shoes may be too short: 0 when they are already, six at most,
 * because feet grow in spurts. `ageInMonths` is the age at the measurement.
 */
export function monthsUntilOutgrown(length: number, shoeSize: number, ageInMonths: number): number {
  const room = insideOfShoe(shoeSize) - TOE_ROOM.least - length;
  if (room <= 0) return 0;
  let left = room;
  for (let month = 0; month < MONTHS_UNKNOWN; month++) {
    left -= growthRate(ageInMonths + month)?.most ?? room / MONTHS_UNKNOWN;
    if (left <= 1e-9) return month + 1;
  }
  return MONTHS_UNKNOWN;
}
