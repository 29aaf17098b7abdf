import type { ScanSummary } from 'shared-contracts/backend';
import { addDays, type CalendarDay, scanDay } from 'shared-contracts/values';

/** Days for which a finished scan is called new. */
export const NEW_DAYS = 14;

/** Returns the finished scans of the last days, in the order they come. */
export function newlyReady(scans: readonly ScanSummary[], today: CalendarDay): ScanSummary[] {
  const since = addDays(today, -NEW_DAYS);
  return scans.filter((scan) => scan.status === 'ready' && scanDay(scan) >= since);
}
