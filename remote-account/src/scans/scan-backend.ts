import { type Backend, isBackendError } from 'shared-contracts/backend';
import { type Child, type Scan, scanSchema } from 'shared-contracts/profile';
import { notFound } from 'shared-contracts/remote';
import * as v from 'valibot';
import { fetchChild } from '../children/child-backend';
import { parseRows } from '../parse-rows';

const TABLE = 'scans';

/** What a list says of a scan. */
const scanSummarySchema = v.object({
  id: v.string(),
  child_id: v.string(),
  taken_at: v.pipe(v.string(), v.isoTimestamp()),
  status: v.picklist(['processing', 'ready', 'failed']),
  failure_reason: v.nullish(v.string()),
  level: v.nullish(v.number()),
});

/** A scan without its measured values. */
export type ScanSummary = v.InferOutput<typeof scanSummarySchema>;

/** All scans of the signed-in person's children, newest first, without their measured values. */
export async function fetchScans(backend: Backend): Promise<ScanSummary[]> {
  const columns = Object.keys(scanSummarySchema.entries).join(',');
  const rows = await backend.select({
    table: TABLE,
    columns,
    orderBy: { column: 'taken_at', descending: true },
  });
  return parseRows(TABLE, v.array(scanSummarySchema), rows);
}

/** One scan with all that its page tells. */
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

async function selectScans(backend: Backend, where: Record<string, string>): Promise<Scan[]> {
  const rows = await backend.select({
    table: TABLE,
    where,
    orderBy: { column: 'taken_at', descending: true },
  });
  return parseRows(TABLE, v.array(scanSchema), rows);
}
