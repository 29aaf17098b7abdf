import type { CalendarDay } from '@little-arches/contracts/values';

/** Returns how many days `to` is after `from`. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
