import { fold } from '@little-arches/contracts/input';
import type { FakeAnswers } from '@little-arches/contracts/testing';
import type { CalendarDay, Child, Scan } from '@little-arches/contracts/values';
import { RESCAN_STATUSES, rescanWindow } from '../scans/rescan/rescan-window';

// Answers the lists of a practice from rows in memory, as the database functions of
// supabase/migrations/20261127200001_… do; supabase/tests/practice-lists.test.ts tests those.

type Calls = NonNullable<FakeAnswers['rpc']>;

interface Asked {
  readonly p_today: CalendarDay;
  readonly p_search?: string;
  readonly p_rescan?: string;
  readonly p_child_id?: string | null;
  readonly p_status?: string;
  readonly p_level?: number | null;
  readonly p_order?: string;
  readonly p_from?: number;
  readonly p_most?: number;
  readonly p_ids?: readonly string[] | null;
}

const foldName = (text: string) => fold(text).replaceAll(' ', '');

const isNamed = (child: Child | undefined, search = '') =>
  [child?.first_name, child?.reference].some((text) => foldName(text ?? '').includes(foldName(search)));

function pageOf<Row>(rows: readonly Row[], { p_from = 0, p_most = 25 }: Asked) {
  const last = rows.length === 0 ? 0 : Math.floor((rows.length - 1) / p_most) * p_most;
  const from = Math.min(p_from, last);
  return { total: rows.length, from, rows: rows.slice(from, from + p_most) };
}

/** Returns the database functions of the lists, over these children and scans. */
export function practiceCalls(children: readonly Child[], scans: readonly Scan[]): Calls {
  const newestFirst = [...scans].sort((one, other) => other.taken_at.localeCompare(one.taken_at));
  const isAlike = ({ id, first_name }: Child) =>
    children.some((other) => other.id !== id && fold(other.first_name) === fold(first_name));
  const scansOf = ({ id }: Child) => newestFirst.filter(({ child_id }) => child_id === id);

  function listChildren(input: unknown) {
    const asked = input as Asked;
    const all = children.map((child) => {
      const own = scansOf(child);
      const last = own.find(({ status }) => status === 'ready') ?? null;
      const rescan = rescanWindow(last ? [last] : [], asked.p_today);
      return { child, alike: isAlike(child), scans: own.length, last_scan: own[0] ?? null, last, rescan };
    });
    const urgency = ({ rescan }: (typeof all)[number]) =>
      `${RESCAN_STATUSES.indexOf(rescan.status)}${rescan.status === 'first' ? '' : rescan.until}`;
    const found = all
      .filter(
        ({ child, last, rescan }) =>
          (!asked.p_ids || asked.p_ids.includes(child.id)) &&
          isNamed(child, asked.p_search) &&
          (!asked.p_rescan || rescan.status === asked.p_rescan) &&
          (asked.p_level == null || (last?.status === 'ready' && last.level === asked.p_level)),
      )
      .sort((one, other) => {
        if (asked.p_order === 'rescan') return urgency(one).localeCompare(urgency(other));
        return fold(one.child.first_name).localeCompare(fold(other.child.first_name));
      });
    const count = (status: string) => all.filter(({ rescan }) => rescan.status === status).length;
    const counts = Object.fromEntries(RESCAN_STATUSES.map((status) => [status, count(status)]));
    return { ...pageOf(found, asked), counts: { all: all.length, ...counts } };
  }

  function listScans(input: unknown) {
    const asked = input as Asked;
    const found = newestFirst
      .map((scan) => ({ scan, child: children.find(({ id }) => id === scan.child_id) }))
      .filter(
        ({ scan, child }) =>
          isNamed(child, asked.p_search) &&
          (!asked.p_child_id || child?.id === asked.p_child_id) &&
          (!asked.p_status || scan.status === asked.p_status) &&
          (asked.p_level == null || (scan.status === 'ready' && scan.level === asked.p_level)),
      );
    const page = pageOf(found, asked);
    const rows = page.rows.map(({ scan, child }) => ({
      ...{ scan, child, alike: child ? isAlike(child) : false },
      scans: child ? scansOf(child).length : 0,
    }));
    return { ...page, rows };
  }

  return { list_children: listChildren, list_scans: listScans };
}
