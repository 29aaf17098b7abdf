import type { Backend } from '@little-arches/contracts/backend';
import { type ExerciseDone, fetchExercisesDone } from '../../exercises/exercise-backend';
import { fetchScanReport, type ScanReport } from '../../scans/scan-backend';

export interface ScanPage extends ScanReport {
  /** The child's ticks; undefined when they can't be read, and the page then lists the exercises without ticks. */
  readonly done: readonly ExerciseDone[] | undefined;
}

/**
 * Reads a scan with its child and the child's ticks. Rejects with `notFound` for an unknown id.
 */
export async function fetchScanPage(backend: Backend, scanId: string): Promise<ScanPage> {
  const [report, done] = await Promise.all([
    fetchScanReport(backend, scanId),
    fetchExercisesDone(backend).catch(() => undefined),
  ]);
  return { ...report, done: done?.filter(({ child_id }) => child_id === report.child.id) };
}
