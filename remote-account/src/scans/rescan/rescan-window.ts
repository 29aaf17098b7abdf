import { addMonths, type CalendarDay, scanDay } from '@little-arches/contracts/values';

/** Months after the last ready scan between which the next one is recommended. */
export const RESCAN_MONTHS = { from: 4, until: 6 } as const;

/** Statuses of a rescan, the most urgent first. */
export const RESCAN_STATUSES = ['overdue', 'due', 'first', 'later'] as const;

/** The recommended period of a child's next scan; both days are included. */
export type RescanWindow =
  | { readonly status: 'first' }
  | { readonly status: 'later' | 'due' | 'overdue'; readonly from: CalendarDay; readonly until: CalendarDay };

/**
 * Returns the recommendation for one child's scans (in any order): 4 to 6 months after the last ready scan. Failed
 * and unfinished scans don't count. `today` is a timestamp, read in UTC.
 */
export function rescanWindow(
  scans: readonly ({ readonly status: string } & Parameters<typeof scanDay>[0])[],
  today: CalendarDay,
): RescanWindow {
  const last = scans
    .filter((scan) => scan.status === 'ready')
    .map(scanDay)
    .sort()
    .at(-1);
  if (!last) return { status: 'first' };
  const from = addMonths(last, RESCAN_MONTHS.from);
  const until = addMonths(last, RESCAN_MONTHS.until);
  return { status: today < from ? 'later' : today <= until ? 'due' : 'overdue', from, until };
}
