import {
  addMonths,
  type CalendarDay,
  monthOf,
  monthsUntilOutgrown,
  utcDay,
} from '@little-arches/contracts/values';
import * as v from 'valibot';
import { callDatabase } from '../service-client.ts';

const day = v.pipe(
  v.string(),
  v.isoDate(),
  v.transform((text) => text as CalendarDay),
);

const Watched = v.array(
  v.object({
    child_id: v.string(),
    birth_month: v.number(),
    birth_year: v.number(),
    shoe_size: v.nullable(v.number()),
    rescan: v.boolean(),
    shoes: v.boolean(),
    scan_id: v.nullable(v.string()),
    scan_day: v.nullable(day),
    scan_length_mm: v.nullable(v.number()),
    measurement_id: v.nullable(v.string()),
    measurement_day: v.nullable(day),
    measurement_length_mm: v.nullable(v.number()),
  }),
);
/** A child whose parent wants reminders, with the newest data about its feet. */
export type WatchedChild = v.InferOutput<typeof Watched>[number];

/** A due reminder; `about` identifies its subject, so that it is written only once. */
export interface DueReminder {
  readonly child_id: string;
  readonly kind: 'rescan' | 'shoes';
  readonly about: string;
}

/** Months after a scan from which the next one is recommended, as on the account's pages. */
const RESCAN_FROM = 4;

const AT_ONCE = 500;

/** Writes every due reminder that was not written before, and returns their number. */
export async function writeDueReminders(now: Date): Promise<number> {
  const today = utcDay(now.toISOString());
  let written = 0;
  for (let after: string | null = null; ; ) {
    const watched: WatchedChild[] = v.parse(
      Watched,
      await callDatabase('children_to_remind', { p_after: after, p_most: AT_ONCE }),
    );
    const due = watched.flatMap((child) => dueReminders(child, today));
    if (due.length > 0) written += v.parse(v.number(), await callDatabase('write_reminders', { p_due: due }));
    after = watched.at(-1)?.child_id ?? null;
    if (watched.length < AT_ONCE) return written;
  }
}

/** Returns the reminders that are due on a day about one child. */
export function dueReminders(child: WatchedChild, today: CalendarDay): DueReminder[] {
  return [...dueRescan(child, today), ...dueShoes(child, today)];
}

function dueRescan({ child_id, rescan, scan_id, scan_day }: WatchedChild, today: CalendarDay): DueReminder[] {
  if (!rescan || !scan_id || !scan_day || today < addMonths(scan_day, RESCAN_FROM)) return [];
  return [{ child_id, kind: 'rescan', about: scan_id }];
}

function dueShoes(child: WatchedChild, today: CalendarDay): DueReminder[] {
  const newest = newestLength(child);
  const { child_id, shoes, shoe_size } = child;
  if (!shoes || shoe_size === null || !newest) return [];
  const { year, month } = monthOf(newest.day);
  const age = (year - child.birth_year) * 12 + month - child.birth_month;
  const months = monthsUntilOutgrown(newest.length, shoe_size, Math.max(0, age));
  if (today < addMonths(newest.day, months)) return [];
  return [{ child_id, kind: 'shoes', about: `${newest.id} EU ${shoe_size}` }];
}

function newestLength(child: WatchedChild) {
  const known = [
    { id: child.scan_id, day: child.scan_day, length: child.scan_length_mm },
    { id: child.measurement_id, day: child.measurement_day, length: child.measurement_length_mm },
  ].flatMap(({ id, day, length }) => (id && day && length ? [{ id, day, length }] : []));
  return known.sort((one, other) => (one.day < other.day ? 1 : -1))[0];
}
