import type { Backend, ExerciseDone } from '@little-arches/contracts/backend';
import type { Product } from '@little-arches/contracts/values';
import { fetchExercisesDone } from '../../exercises/exercise-backend';
import { fetchProducts } from '../../orders/order-backend';
import { fetchScanReport, type ScanReport } from '../../scans/scan-backend';

/** Data of a scan's page. */
export interface ScanPage extends ScanReport {
  /** The child's ticks; undefined when they can't be read, and the page then lists the exercises without ticks. */
  readonly done: readonly ExerciseDone[] | undefined;
  /** Empty when the store can't be read. */
  readonly products: readonly Product[];
}

/**
 * Reads a scan with its child, the child's ticks and the products of the store. Rejects with `notFound` for an
 * unknown id.
 */
export async function fetchScanPage(backend: Backend, scanId: string): Promise<ScanPage> {
  const [report, done, products] = await Promise.all([
    fetchScanReport(backend, scanId),
    fetchExercisesDone(backend).catch(() => undefined),
    fetchProducts(backend),
  ]);
  return { ...report, done: done?.filter(({ child_id }) => child_id === report.child.id), products };
}
