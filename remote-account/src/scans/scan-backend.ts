import {
  type Backend,
  isBackendError,
  type ScanSummary,
  scanSummaries,
  scans,
} from 'shared-contracts/backend';
import { notFound } from 'shared-contracts/remote';
import type { Child, ReadyScan, Scan } from 'shared-contracts/values';
import { fetchChild } from '../children/child-backend';

const newestFirst = { column: 'taken_at', descending: true } as const;

/** Scans of the signed-in person's children, newest first, without their measured values; all, or the first `most`. */
export async function fetchScans(backend: Backend, most?: number): Promise<ScanSummary[]> {
  return backend.select({ table: scanSummaries, orderBy: newestFirst, ...(most && { limit: most }) });
}

/** A scan with everything its page shows. */
export interface ScanReport {
  readonly scan: Scan;
  readonly child: Child;
  /** Every scan of the child, newest first, this one among them. */
  readonly history: readonly Scan[];
}

/** Reads a scan, its child and the child's other scans. Rejects with `notFound` for an unknown id. */
export async function fetchScanReport(backend: Backend, scanId: string): Promise<ScanReport> {
  const [scan] = await selectScans(backend, { id: scanId }).catch((error: unknown) => {
    // The database refuses what doesn't look like an id at all.
    if (isBackendError(error) && error.status === 400) return [];
    throw error;
  });
  if (!scan) throw notFound('There is no such scan. It may have been deleted with its profile.');
  const [child, history] = await Promise.all([
    fetchChild(backend, scan.child_id),
    selectScans(backend, { child_id: scan.child_id }),
  ]);
  return { scan, child, history };
}

/** All of a finished scan; undefined where it is none, or gone. */
export async function fetchReadyScan(backend: Backend, id: string): Promise<ReadyScan | undefined> {
  const [scan] = await backend.select({ table: scans, where: { id }, limit: 1 });
  return scan?.status === 'ready' ? scan : undefined;
}

function selectScans(backend: Backend, where: Record<string, string>): Promise<Scan[]> {
  return backend.select({ table: scans, where, orderBy: newestFirst });
}
