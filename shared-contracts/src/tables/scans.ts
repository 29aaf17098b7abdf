import * as v from 'valibot';
import { type Scan, scanSchema } from '../values/profile';
import { tableRows } from './table-rows';

/** A scan without its measured values, for lists. */
export interface ScanSummary {
  readonly id: string;
  readonly child_id: string;
  /** ISO 8601. */
  readonly taken_at: string;
  /** Minutes east of UTC at the place of the scan; null when the app did not send them. */
  readonly taken_offset?: number | null | undefined;
  readonly status: Scan['status'];
  readonly failure_reason?: string | null | undefined;
  /** The level of support, 0 to 3; only of a ready scan. */
  readonly level?: number | null | undefined;
}

const summarySchema = v.object({
  id: v.string(),
  child_id: v.string(),
  taken_at: v.pipe(v.string(), v.isoTimestamp()),
  taken_offset: v.nullish(v.number()),
  status: v.picklist(['processing', 'ready', 'failed']),
  failure_reason: v.nullish(v.string()),
  level: v.nullish(v.number()),
});

/** Scans of the signed-in person's children without their measured values. */
export const scanSummaries = tableRows('scans', Object.keys(summarySchema.entries).join(','), summarySchema);

/** Scans with all measured values. */
export const scans = tableRows<'scans', Scan>('scans', '*', scanSchema);
