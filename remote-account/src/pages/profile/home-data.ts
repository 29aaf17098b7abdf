import type {
  Backend,
  ExerciseDone,
  Measurement,
  Order,
  ScanSummary,
} from '@little-arches/contracts/backend';
import type { CalendarDay, Child, Product, ReadyScan } from '@little-arches/contracts/values';
import { isPractice } from '../../children/practice';
import { fetchExercisesDone } from '../../exercises/exercise-backend';
import { fetchMeasurements } from '../../measurements/measurement-backend';
import { fetchLastOrder, fetchProducts } from '../../orders/order-backend';
import {
  type ChildCounts,
  type FoundPage,
  findChildren,
  findScans,
  type ListedChild,
  type ListedScan,
} from '../../practice/practice-backend';
import { fetchFamilyScans } from '../../scans/family-scans';
import { fetchReadyScan } from '../../scans/scan-backend';
import { unawaited } from '../../unawaited';

/** A child with its data on the home page. */
export interface ChildAtHome {
  readonly child: Child;
  /** Scans of this child, newest first. */
  readonly scans: readonly ScanSummary[];
  /** The last finished scan with all values; undefined without one. */
  readonly latest: ReadyScan | undefined;
  /** The newest measurement by hand; undefined when there is none, or when it can't be read. */
  readonly measured: Measurement | undefined;
}

/** Data of the home page. */
export interface Home {
  readonly children: readonly ChildAtHome[];
  /** Scans of all children, newest first. */
  readonly scans: readonly ScanSummary[];
  /** Ticks of all children. */
  readonly done: readonly ExerciseDone[];
  readonly lastOrder: Order | undefined;
  /** Products of the store; empty when they can't be read. */
  readonly products: readonly Product[];
}

/** Data of a practice's worklist. */
export interface WorklistData {
  readonly counts: ChildCounts;
  readonly overdue: FoundPage<ListedChild>;
  /** Finished scans of the last days that are not marked as seen. */
  readonly unseen: FoundPage<ListedScan>;
  /** Number of scans that are being measured. */
  readonly processing: number;
}

/** Rows of each list on a practice's home page; a link leads to the others. */
export const WORKLIST_SHOWN = 8;

/** Reads the data of the signed-in person's home page on the day `today`. */
export async function fetchHome(
  backend: Backend,
  today: CalendarDay,
): Promise<Home | { readonly worklist: WorklistData }> {
  const family = unawaited(fetchFamilyScans(backend));
  // Without measurements the page still shows the scans.
  const measured = fetchMeasurements(backend).catch(() => []);
  const done = unawaited(fetchExercisesDone(backend));
  // Without the order and the products the page still shows the children.
  const lastOrder = fetchLastOrder(backend).catch(() => undefined);
  const products = fetchProducts(backend);
  const { children, scans } = await family;
  if (isPractice(children)) return { worklist: await fetchWorklist(backend, today) };
  const measurements = await measured;
  const atHome = children.map(async (child): Promise<ChildAtHome> => {
    const own = scans.filter(({ child_id }) => child_id === child.id);
    const last = own.find(({ status }) => status === 'ready');
    return {
      child,
      scans: own,
      measured: measurements.find(({ child_id }) => child_id === child.id),
      latest: last ? await fetchReadyScan(backend, last.id) : undefined,
    };
  });
  return {
    children: await Promise.all(atHome),
    scans,
    done: await done,
    lastOrder: await lastOrder,
    products: await products,
  };
}

async function fetchWorklist(backend: Backend, today: CalendarDay): Promise<WorklistData> {
  const [{ counts, ...overdue }, unseen, processing] = await Promise.all([
    findChildren(backend, { today, rescan: 'overdue', order: 'rescan', most: WORKLIST_SHOWN }),
    findScans(backend, { status: 'ready', seen: false, newOn: today, most: WORKLIST_SHOWN }),
    findScans(backend, { status: 'processing', most: 1 }),
  ]);
  return { counts, overdue, unseen, processing: processing.total };
}
