import type { Backend, Order } from '@little-arches/contracts/backend';
import type { CalendarDay, Child, ReadyScan } from '@little-arches/contracts/values';
import { isPractice } from '../../children/practice';
import { type ExerciseDone, fetchExercisesDone } from '../../exercises/exercise-backend';
import { fetchLastOrder } from '../../orders/order-backend';
import { type ChildCounts, findChildren, findScans } from '../../practice/practice-backend';
import { fetchFamilyScans } from '../../scans/family-scans';
import { fetchReadyScan, type ScanSummary } from '../../scans/scan-backend';
import { unawaited } from '../../unawaited';

/** A child with its data on the home page. */
export interface ChildAtHome {
  readonly child: Child;
  /** Scans of this child, newest first. */
  readonly scans: readonly ScanSummary[];
  /** The last finished scan with all values; undefined without one. */
  readonly latest: ReadyScan | undefined;
}

export interface Home {
  readonly children: readonly ChildAtHome[];
  /** Ticks of all children. */
  readonly done: readonly ExerciseDone[];
  readonly lastOrder: Order | undefined;
}

export interface PracticeFigures {
  readonly counts: ChildCounts;
  readonly processing: number;
}

/** Reads the data of the signed-in person's home page on the day `today`. */
export async function fetchHome(backend: Backend, today: CalendarDay): Promise<Home | PracticeFigures> {
  const family = unawaited(fetchFamilyScans(backend));
  const done = unawaited(fetchExercisesDone(backend));
  // Without the order the page still shows the children.
  const lastOrder = fetchLastOrder(backend).catch(() => undefined);
  const { children, scans } = await family;
  if (isPractice(children)) return await fetchFigures(backend, today);
  const atHome = children.map(async (child): Promise<ChildAtHome> => {
    const own = scans.filter(({ child_id }) => child_id === child.id);
    const last = own.find(({ status }) => status === 'ready');
    return {
      child,
      scans: own,
      latest: last ? await fetchReadyScan(backend, last.id) : undefined,
    };
  });
  return {
    children: await Promise.all(atHome),
    done: await done,
    lastOrder: await lastOrder,
  };
}

async function fetchFigures(backend: Backend, today: CalendarDay): Promise<PracticeFigures> {
  const [{ counts }, processing] = await Promise.all([
    findChildren(backend, { today, most: 1 }),
    findScans(backend, { status: 'processing', most: 1 }),
  ]);
  return { counts, processing: processing.total };
}
