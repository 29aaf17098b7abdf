import type { ScanSummary } from 'shared-contracts/tables/scans';
import { addDays, dayOf } from '../dates';

/** Days for which a finished scan is called new. */
export const NEW_DAYS = 14;

/** The finished scans of the last days, in the order they come; `today` is a timestamp or a day. */
export function newlyReady(scans: readonly ScanSummary[], today: string): ScanSummary[] {
  const since = addDays(dayOf(today), -NEW_DAYS);
  return scans.filter(({ status, taken_at }) => status === 'ready' && dayOf(taken_at) >= since);
}
