import type {
  BackendFunction,
  FunctionName,
  RowQuery,
  TableName,
  TableRows,
} from '@little-arches/contracts/backend';

// A remote built with contract 1.1 or earlier names a function or a table by a string and reads the raw answer
// itself. The types no longer allow that, but released remotes must continue to work.
const parse = (answer: unknown) => answer as never;

/** Returns the function that a remote named, in the form of its contract version. */
export function functionOf<Name extends FunctionName>(named: BackendFunction<Name>) {
  return typeof named === 'string' ? { name: named as Name, parse } : named;
}

/**
 * Returns the rows that a remote named, in the form of its contract version; `query` may contain the columns it
 * requires.
 */
export function rowsOf<Table extends TableName, Row>(
  named: TableRows<Table, Row>,
  query: Partial<RowQuery<Row>> & { readonly columns?: string } = {},
) {
  return typeof named === 'string' ? { table: named as Table, columns: query.columns ?? '*', parse } : named;
}
