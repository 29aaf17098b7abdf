import { addDays, type CalendarDay, type ReadyScan, scanDay } from '@little-arches/contracts/values';
import type { Foot } from './measures';

export interface Feet {
  readonly left: Foot;
  readonly right: Foot;
}

/** Returns the feet between two scans by linear interpolation; `share` is 0 at `before` and 1 at `now`. */
export function feetBetween(before: ReadyScan, now: ReadyScan, share: number): Feet {
  return {
    left: footBetween(before.left_foot, now.left_foot, share),
    right: footBetween(before.right_foot, now.right_foot, share),
  };
}

/** Returns the day at this share of the time between two scans. */
export function dayBetween(before: ReadyScan, now: ReadyScan, share: number): CalendarDay {
  const from = scanDay(before);
  const days = (Date.parse(scanDay(now)) - Date.parse(from)) / 86_400_000;
  return addDays(from, Math.round(days * share));
}

function footBetween(before: Foot, now: Foot, share: number): Foot {
  const mix = (key: Exclude<keyof Foot, 'pronation'>) => before[key] + (now[key] - before[key]) * share;
  return {
    length_mm: mix('length_mm'),
    width_mm: mix('width_mm'),
    arch_height_mm: mix('arch_height_mm'),
    arch_index: mix('arch_index'),
    heel_angle_deg: mix('heel_angle_deg'),
    // A word can't be interpolated: it changes at the later scan.
    pronation: share < 1 ? before.pronation : now.pronation,
  };
}
