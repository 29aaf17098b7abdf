import { type Backend, isBackendError, scans, tableRows } from '@little-arches/contracts/backend';
import { notFound } from '@little-arches/contracts/remote';
import type { Child, ReadyScan, Scan } from '@little-arches/contracts/values';
import * as v from 'valibot';
import { fetchChild } from '../children/child-backend';

const summarySchema = v.object({
  id: v.string(),
  child_id: v.string(),
  taken_at: v.pipe(v.string(), v.isoTimestamp()),
  /** Minutes east of UTC at the place of the scan; null when the app did not send them. */
  taken_offset: v.nullish(v.number()),
  status: v.picklist(['processing', 'ready', 'failed']),
  failure_reason: v.nullish(v.string()),
  /** The level of support, 0 to 3; only of a ready scan. */
  level: v.nullish(v.number()),
});

/** A scan without its measured values, for lists. */
export type ScanSummary = v.InferOutput<typeof summarySchema>;

/** Scans of the signed-in person's children without their measured values. */
export const scanSummaries = tableRows('scans', Object.keys(summarySchema.entries).join(','), summarySchema);

const newestFirst = { column: 'taken_at', descending: true } as const;

/**
 * Reads the scans of the signed-in person's children, newest first, without measured values; all, or the first
 * `most`.
 */
export async function fetchScans(backend: Backend, most?: number): Promise<ScanSummary[]> {
  return backend.select({ table: scanSummaries, orderBy: newestFirst, ...(most && { limit: most }) });
}

/** A scan with the data of its page. */
export interface ScanReport {
  readonly scan: Scan;
  readonly child: Child;
  /** Every scan of the child, newest first, including this one. */
  readonly history: readonly Scan[];
}

/** Reads a scan, its child and the child's other scans. Rejects with `notFound` for an unknown id. */
export async function fetchScanReport(backend: Backend, scanId: string): Promise<ScanReport> {
  const [scan] = await selectScans(backend, { id: scanId }).catch((error: unknown) => {
    // The database refuses ids with a wrong format.
    if (isBackendError(error) && error.status === 400) return [];
    throw error;
  });
  if (!scan) throw notFound('There is no such scan. It may have been deleted with its profile.');
  const [child, history] = await Promise.all([
    fetchChild(backend, scan.child_id),
    fetchChildScans(backend, scan.child_id),
  ]);
  return { scan, child, history };
}

/** Reads every scan of a child, newest first; empty when the child was deleted. */
async function fetchChildScans(backend: Backend, childId: string): Promise<Scan[]> {
  return selectScans(backend, { child_id: childId });
}

/** Reads a finished scan with all values; undefined when it is not finished, or was deleted. */
export async function fetchReadyScan(backend: Backend, id: string): Promise<ReadyScan | undefined> {
  const [scan] = await backend.select({ table: scans, where: { id }, limit: 1 });
  return scan?.status === 'ready' ? scan : undefined;
}

function selectScans(backend: Backend, where: Record<string, string>): Promise<Scan[]> {
  return backend.select({ table: scans, where, orderBy: newestFirst });
}
