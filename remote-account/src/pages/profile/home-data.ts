import {
  type Backend,
  type ExerciseDone,
  getProducts,
  type Measurement,
  type Order,
  type ScanSummary,
} from 'shared-contracts/backend';
import type { Child, Product, ReadyScan } from 'shared-contracts/values';
import { fetchChildren } from '../../children/child-backend';
import { isPractice } from '../../children/practice';
import { fetchExercisesDone } from '../../exercises/exercise-backend';
import { fetchMeasurements } from '../../measurements/measurement-backend';
import { fetchLastOrder } from '../../orders/order-backend';
import { fetchReadyScan, fetchScans } from '../../scans/scan-backend';

/** A child with what the home page reports of it. */
export interface ChildAtHome {
  readonly child: Child;
  /** The child's own, newest first. */
  readonly scans: readonly ScanSummary[];
  /** All of the last finished scan; absent where there is none, and in a practice. */
  readonly latest: ReadyScan | undefined;
  /** The newest measurement by hand; absent where there is none, and where they can't be read. */
  readonly measured: Measurement | undefined;
}

/** What the home page shows. */
export interface Home {
  readonly children: readonly ChildAtHome[];
  /** Reports of all children, newest first. */
  readonly scans: readonly ScanSummary[];
  /** Of all children. */
  readonly done: readonly ExerciseDone[];
  readonly lastOrder: Order | undefined;
  /** Orders of the store; empty when they can't be read. */
  readonly products: readonly Product[];
}

/** Reads the home page of the signed-in person. */
export async function fetchHome(backend: Backend): Promise<Home> {
  const [children, scans, measurements, done, lastOrder, products] = await Promise.all([
    fetchChildren(backend),
    fetchScans(backend),
    // Without them the page reports the scans anyway.
    fetchMeasurements(backend).catch(() => []),
    fetchExercisesDone(backend),
    // Without order and store the page reports the children anyway.
    fetchLastOrder(backend).catch(() => undefined),
    backend.call(getProducts, {}).then(
      ({ data }) => data,
      () => [],
    ),
  ]);
  // A practice would have to load a scan for each of its children.
  const inFull = !isPractice(children);
  const atHome = children.map(async (child): Promise<ChildAtHome> => {
    const own = scans.filter(({ child_id }) => child_id === child.id);
    const last = own.find(({ status }) => status === 'ready');
    return {
      child,
      scans: own,
      measured: measurements.find(({ child_id }) => child_id === child.id),
      latest: inFull && last ? await fetchReadyScan(backend, last.id) : undefined,
    };
  });
  return { children: await Promise.all(atHome), scans, done, lastOrder, products };
}
