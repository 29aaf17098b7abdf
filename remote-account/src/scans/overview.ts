import type { ScanSummary } from 'shared-contracts/backend';
import type { CalendarDay, Child } from 'shared-contracts/values';
import { type RescanWindow, rescanWindow } from './rescan/rescan-window';

/** Status of a child, derived from its scans. */
export interface ChildOverview {
  readonly child: Child;
  /** The last finished scan. */
  readonly last: ScanSummary | undefined;
  readonly rescan: RescanWindow;
}

/** Status of each child on the day `today`. `scans` are of all children, newest first. */
export function overviewOf(
  children: readonly Child[],
  scans: readonly ScanSummary[],
  today: CalendarDay,
): ChildOverview[] {
  const byChild = new Map<string, ScanSummary[]>(children.map(({ id }) => [id, []]));
  for (const scan of scans) byChild.get(scan.child_id)?.push(scan);
  return children.map((child) => {
    const own = byChild.get(child.id) ?? [];
    const last = own.find(({ status }) => status === 'ready');
    return { child, last, rescan: rescanWindow(own, today) };
  });
}

/** Status of a rescan, the most urgent first. */
export const RESCAN_STATUSES = ['overdue', 'due', 'first', 'later'] as const;

/** Orders children by how urgent their next scan is: by status, then by when it was to be. */
export function byUrgency(one: ChildOverview, other: ChildOverview): number {
  const [a, b] = [one.rescan, other.rescan];
  const order = RESCAN_STATUSES.indexOf(a.status) - RESCAN_STATUSES.indexOf(b.status);
  if (order !== 0) return order;
  return untilOf(a).localeCompare(untilOf(b));
}

const untilOf = (rescan: RescanWindow) => (rescan.status === 'first' ? '' : rescan.until);
