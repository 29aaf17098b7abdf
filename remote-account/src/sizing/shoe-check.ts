import { addMonths, type CalendarDay, formatSize, MONTHS, monthOf } from '@little-arches/contracts/values';
import type { Finding } from '../findings/findings';
import { insideOfShoe, monthsUntilOutgrown, sizeNeeded, TOE_ROOM } from './growth';

/** Result of comparing a child's shoes with its measured foot. */
export interface ShoeCheck {
  readonly fit: 'unknown' | 'short' | 'long' | 'fits' | 'outgrown';
  readonly text: string;
  /** The published finding behind this result. */
  readonly finding: Finding;
}

/** Millimetres of toe room above which a foot slides and the shoe is a size too large; our own limit. */
const LOOSE = TOE_ROOM.fresh + 8;

const ROOM: Finding = {
  text: 'Before the longest toe a shoe has 10 mm of room at least, 12 mm at best.',
  source: 'Kinz, Groll-Knapp, Kundi, Kinder in zu kurzen Schuhen',
};
const TOO_SHORT: Finding = {
  text: 'Of 808 children before school, 88.8% wore indoor shoes that were too short. The shorter the shoe, the more the big toe leaned.',
  source: 'Klein et al., BMC Musculoskeletal Disorders 2009;10:159',
  address: 'https://doi.org/10.1186/1471-2474-10-159',
};

/**
 * Compares a child's shoe size with the longer foot, scanned on `day` at an age in months. Returns the measured
 * facts and when to look again; the inside of a shoe may differ from its size.
 */
export function checkShoes(
  { name, shoeSize, ageInMonths }: { name: string; shoeSize: number | null; ageInMonths: number },
  { length, day }: { length: number; day: CalendarDay },
  today: CalendarDay,
): ShoeCheck {
  const needed = formatSize(sizeNeeded(length));
  if (shoeSize === null)
    return {
      fit: 'unknown',
      text: `With ${name}’s shoe size in the profile, we compare it with the foot.`,
      finding: ROOM,
    };
  const room = Math.round(insideOfShoe(shoeSize) - length);
  const shoes = `${name}’s shoes are ${formatSize(shoeSize)}`;
  if (room < TOE_ROOM.least)
    return {
      fit: 'short',
      text: `${shoes}; the longer foot needs about ${needed}. It is time for larger ones.`,
      finding: TOO_SHORT,
    };
  if (room > LOOSE)
    return {
      fit: 'long',
      text: `${shoes}, with about ${room} mm before the toes; ${needed} would hold the foot better. If they are new and stay on well, they can be grown into.`,
      finding: ROOM,
    };
  const again = addMonths(day, monthsUntilOutgrown(length, shoeSize, ageInMonths));
  if (again <= today)
    return {
      fit: 'outgrown',
      text: `${shoes} and fitted on the day of the scan. By now they may be outgrown: please look again.`,
      finding: ROOM,
    };
  return {
    fit: 'fits',
    text: `${shoes} and fit, with about ${room} mm before the toes. Look again in ${monthName(again)}.`,
    finding: ROOM,
  };
}

function monthName(day: CalendarDay): string {
  const { year, month } = monthOf(day);
  return `${MONTHS[month - 1]} ${year}`;
}
