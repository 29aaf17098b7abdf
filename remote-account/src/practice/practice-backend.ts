import { type Backend, children, parseList, parseShape } from '@little-arches/contracts/backend';
import type { CalendarDay, Child } from '@little-arches/contracts/values';
import * as v from 'valibot';
import { PAGE_ROWS } from '../lists/list-view';
import { type ScanSummary, scanSummaries } from '../scans/scan-backend';

export const MOST_ROWS = 3000;

export interface ListedChild {
  readonly child: Child;
  /** Whether another child has the same first name. */
  readonly alike: boolean;
  readonly scans: number;
  /** When the newest scan of any status was taken. */
  readonly last_scan: { readonly taken_at: string; readonly taken_offset?: number | null | undefined } | null;
  /** The newest finished scan. */
  readonly last: ScanSummary | null;
}

export interface ListedScan {
  readonly scan: ScanSummary;
  readonly child: Child;
  readonly alike: boolean;
  readonly scans: number;
}

/** One page of a list, with its position and the total number of rows. */
export interface FoundPage<Row> {
  readonly total: number;
  /** Number of rows before this page. */
  readonly from: number;
  readonly rows: readonly Row[];
}

/** The number of children in all, and by the status of their next scan. */
export type ChildCounts = v.InferOutput<typeof countsSchema>;

interface ChildQuery {
  readonly today: CalendarDay;
  readonly search?: string;
  readonly rescan?: string;
  readonly level?: string;
  /** By name, or the most urgent first. */
  readonly order?: 'name' | 'rescan';
  /** Page number, from 1. */
  readonly page?: number;
  readonly most?: number;
  readonly ids?: readonly string[];
}

export interface ScanQuery {
  readonly search?: string;
  readonly childId?: string;
  readonly status?: string;
  readonly level?: string;
  /** Page number, from 1. */
  readonly page?: number;
  readonly most?: number;
}

/** Reads one page of the children, and their total number. */
export async function findChildren(
  backend: Backend,
  { today, search = '', rescan = '', level, order = 'name', page = 1, most = PAGE_ROWS, ids }: ChildQuery,
): Promise<FoundPage<ListedChild> & { readonly counts: ChildCounts }> {
  const answer = await backend.rpc('list_children', {
    p_today: today,
    p_minutes: -new Date().getTimezoneOffset(),
    p_search: search.trim(),
    p_rescan: rescan,
    p_level: level ? Number(level) : null,
    p_order: order,
    p_from: (page - 1) * most,
    p_most: most,
    p_ids: ids ?? null,
  });
  const { counts, ...found } = parseShape('list_children', childrenSchema, answer);
  return { ...found, counts, rows: rowsOf('list_children', childSchema, found.rows) };
}

/** Reads one page of the scans, and their total number. */
export async function findScans(
  backend: Backend,
  { search = '', childId, status = '', level, page = 1, most = PAGE_ROWS }: ScanQuery,
): Promise<FoundPage<ListedScan>> {
  const answer = await backend.rpc('list_scans', {
    p_search: search.trim(),
    p_child_id: childId || null,
    p_status: status,
    p_level: level ? Number(level) : null,
    p_from: (page - 1) * most,
    p_most: most,
  });
  const found = parseShape('list_scans', pageSchema, answer);
  return { ...found, rows: rowsOf('list_scans', scanSchema, found.rows) };
}

// A row that can't be parsed is skipped.
const rowsOf = <Row>(who: string, schema: v.GenericSchema<unknown, Row>, rows: unknown): readonly Row[] =>
  parseList(who, schema, rows, 'rows', () => {});

function readBy<Row>(table: { parse: (rows: unknown, leaveOut: () => void) => Row[] }) {
  return v.pipe(
    v.unknown(),
    v.transform((row): Row => {
      const [read] = table.parse([row], () => {});
      if (read === undefined) throw new Error('A row could not be read');
      return read;
    }),
  );
}

const countsSchema = v.object({
  all: v.number(),
  overdue: v.number(),
  due: v.number(),
  first: v.number(),
  later: v.number(),
});

const pageSchema = v.object({ total: v.number(), from: v.number(), rows: v.array(v.unknown()) });
const childrenSchema = v.object({ ...pageSchema.entries, counts: countsSchema });

const childSchema = v.object({
  child: readBy(children),
  alike: v.boolean(),
  scans: v.number(),
  last_scan: v.nullable(v.object({ taken_at: v.string(), taken_offset: v.nullish(v.number()) })),
  last: v.nullable(readBy(scanSummaries)),
});

const scanSchema = v.object({
  scan: readBy(scanSummaries),
  child: readBy(children),
  alike: v.boolean(),
  scans: v.number(),
});
