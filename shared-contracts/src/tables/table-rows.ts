import * as v from 'valibot';
import { type LeaveOut, parseList } from '../values/parse-list';

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

/** Creates complete rows as they are stored, for a complete copy. */
export function storedRows<const Table extends string>(table: Table, columns = '*') {
  return tableRows(table, columns, v.record(v.string(), v.unknown()));
}
