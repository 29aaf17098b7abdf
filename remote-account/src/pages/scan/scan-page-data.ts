import { type Backend, type ExerciseDone, getProducts } from 'shared-contracts/backend';
import type { Product } from 'shared-contracts/values';
import { fetchExercisesDone } from '../../exercises/exercise-backend';
import { fetchScanReport, type ScanReport } from '../../scans/scan-backend';

/** Everything that the page of a scan shows. */
export interface ScanPage extends ScanReport {
  /** The child's ticks; undefined where they can't be read: then the page lists the exercises without. */
  readonly done: readonly ExerciseDone[] | undefined;
  /** Empty where the store can't be read. */
  readonly products: readonly Product[];
}

/** Reads a scan with its child, the child's ticks and what the store has. Rejects with `notFound` for an unknown id. */
export async function fetchScanPage(backend: Backend, scanId: string): Promise<ScanPage> {
  const [report, done, products] = await Promise.all([
    fetchScanReport(backend, scanId),
    fetchExercisesDone(backend).catch(() => undefined),
    backend.call(getProducts, {}).then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  return { ...report, done: done?.filter(({ child_id }) => child_id === report.child.id), products };
}
