/** A column's value in a condition. */
export type ColumnValue = string | number | boolean;

/** Which rows to read through the data API. */
export interface RowQuery {
  readonly table: string;
  /** Columns and embedded tables in PostgREST's syntax, for example `*, order_lines(*)`; default `*`. */
  readonly columns?: string;
  /** Columns that must equal these values. */
  readonly where?: Readonly<Record<string, ColumnValue>>;
  readonly orderBy?: { readonly column: string; readonly descending?: boolean };
  readonly limit?: number;
}

/** Who a function call speaks for: anybody (the public key) or the signed-in person. */
export type CallerKind = 'visitor' | 'user';

/**
 * The hosted backend as a remote sees it. Answers are `unknown`: parse them with a schema at the call.
 * Every method rejects with a `BackendError`. Calls that speak for a user wait for the session to settle and
 * reject with status 401 when nobody is signed in.
 */
export interface Backend {
  /** POSTs `body` as JSON to a serverless function and gives the parsed answer. */
  call(
    functionName: string,
    body: object,
    options?: { readonly as?: CallerKind; readonly signal?: AbortSignal },
  ): Promise<unknown>;
  /** Reads the signed-in person's own rows. */
  select(query: RowQuery, signal?: AbortSignal): Promise<unknown[]>;
  /** Adds a row and gives it as stored. */
  insert(table: string, row: object): Promise<unknown>;
  /** Changes the row with this id and gives it as stored; 404 when there is none. */
  update(table: string, id: string, changes: object): Promise<unknown>;
  /** Deletes the row with this id; deleting what is gone is not an error. */
  remove(table: string, id: string): Promise<void>;
  /** Calls a database function as the signed-in person. */
  rpc(functionName: string, args: object): Promise<unknown>;
}

/** Failure of a backend call. `status` is the HTTP status, 0 when no answer came. */
export interface BackendError extends Error {
  readonly name: 'BackendError';
  readonly status: number;
  /** The JSON the server refused with, to be parsed with a schema; absent where it sent none. */
  readonly answer?: unknown;
}

/** Creates the error every `Backend` rejects with; `message` is fit to be shown. */
export function createBackendError(message: string, status: number, answer?: unknown): BackendError {
  return Object.assign(new Error(message), { name: 'BackendError' as const, status, answer });
}

/**
 * Tells a backend's failure from other errors. By shape, because the shell and each remote bundle their own
 * copy of this module, so `instanceof` would not hold across them.
 */
export function isBackendError(error: unknown): error is BackendError {
  return error instanceof Error && error.name === 'BackendError' && 'status' in error;
}
