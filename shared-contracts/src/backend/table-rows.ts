import type * as v from 'valibot';
import type { Child } from '../values/profile';
import { type LeaveOut, parseList } from './parse-list';

/**
 * The closed map of the tables whose own rows a signed-in person reads, with the columns they may write; the
 * database adds the owner, and an id where the row has none. Types only: the team that reads a table
 * creates its rows with `tableRows`; `tables/` has those that two teams read.
 */
interface Tables {
  readonly profiles: { input: { first_name: string; last_name: string } };
  readonly children: { input: Omit<Child, 'id'> };
  readonly deleted_children: { input: never };
  readonly scans: { input: never };
  readonly reminders: { input: never };
  readonly reminder_mails: { input: never };
  readonly mail_requests: { input: never };
  readonly contact_messages: { input: never };
  readonly pairing_codes: { input: never };
  readonly sharing_links: { input: never };
  /** An exercise of a child counts once a day: 409 for the second. Only of the last seven days. */
  readonly exercises_done: {
    input: {
      child_id: string;
      /** The title of the exercise in the scan that suggests it. */
      exercise: string;
      /** The day in the family's own time zone: `2026-06-02`. */
      done_on: string;
    };
  };
  readonly orders: { input: never };
  readonly consents: { input: never };
}

/** The name of a table in the map. */
export type TableName = keyof Tables;
/** What may be written into a table. */
export type TableInput<Table extends TableName> = Tables[Table]['input'];

/** The closed map of the database functions that a signed-in person may call, with their arguments. */
export interface DatabaseFunctions {
  /** Deletes the account with all its data. */
  readonly delete_account: { arguments: Readonly<Record<string, never>> };
  /**
   * The places where the account is signed in, the newest sign-in first: `id`, `device`, `signed_in_at`, `seen_at`,
   * `current`.
   */
  readonly list_sessions: { arguments: Readonly<Record<string, never>> };
  /**
   * Creates a code by which the app delivers one scan of this child; `parsePairingCode` reads the answer. A repeated
   * call with the same `p_key`, a UUID of the form, returns the same code.
   */
  readonly create_pairing_code: { arguments: { readonly p_child_id: string; readonly p_key?: string } };
  /**
   * Creates a link to a finished scan for 1 to 90 days; `parseNewSharingLink` reads the answer. A repeated call with
   * the same `p_key`, a UUID of the form, returns the same link.
   */
  readonly create_sharing_link: {
    arguments: { readonly p_scan_id: string; readonly p_days: number; readonly p_key?: string };
  };
  /** Switches the reminder of a rescan by mail on and off. */
  readonly set_reminders: { arguments: { readonly p_rescan: boolean } };
  /** Restores a child that was deleted in the last 30 days; 404 for other children. */
  readonly restore_child: { arguments: { readonly p_child_id: string } };
  /**
   * A page of the children, filtered and sorted: `{ total, from, counts, rows }`. `p_minutes` is the viewer's
   * offset in minutes east of UTC.
   */
  readonly list_children: {
    arguments: {
      readonly p_today: string;
      readonly p_minutes?: number;
      readonly p_search?: string;
      readonly p_rescan?: string;
      readonly p_level?: number | null;
      readonly p_order?: string;
      readonly p_from?: number;
      readonly p_most?: number;
      readonly p_ids?: readonly string[] | null;
    };
  };
  /** A page of the scans, filtered, the newest first: `{ total, from, rows }`. */
  readonly list_scans: {
    arguments: {
      readonly p_search?: string;
      readonly p_child_id?: string | null;
      readonly p_status?: string;
      readonly p_level?: number | null;
      readonly p_from?: number;
      readonly p_most?: number;
    };
  };
  /** Records that the signed-in person agrees to this newest text; further calls have no effect. */
  readonly agree_to_text: { arguments: { readonly p_version: string } };
}

/** The name of a database function in the map. */
export type DatabaseFunctionName = keyof DatabaseFunctions;

/** Rows of a table as a page requires them: the columns, and how they are parsed. */
export interface TableRows<Table extends TableName, Row> {
  readonly table: Table;
  /** Columns and embedded tables in PostgREST's syntax, for example `id,order_lines(id,name)`. */
  readonly columns: string;
  /**
   * Reads rows one by one: unreadable rows are left out and passed to `leaveOut`. Throws an Error that names the
   * table and the wrong column when no row can be read.
   */
  readonly parse: (rows: unknown, leaveOut: LeaveOut) => Row[];
}

/** Creates the rows of `table`, parsed by `schema`. */
export function tableRows<const Table extends string, Row>(
  table: Table,
  columns: string,
  schema: v.GenericSchema<unknown, Row>,
) {
  return {
    table,
    columns,
    parse: (rows: unknown, leaveOut: LeaveOut): Row[] =>
      parseList(`Table '${table}'`, schema, rows, '', leaveOut),
  } as const;
}
