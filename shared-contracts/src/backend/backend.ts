import { describeThrown } from '../platform/thrown';
import type { DeleteAccountAnswer } from './functions/account';
import type { GetProductsAnswer } from './functions/catalog';
import type { SubmitContactMessageAnswer, SubmitContactMessageRequest } from './functions/contact';
import type {
  AskForMailAnswer,
  AskForMailRequest,
  SendOrderMailsAnswer,
  SendRemindersAnswer,
} from './functions/mail';
import type {
  CreatePaymentSessionAnswer,
  CreatePaymentSessionRequest,
  GetPaymentStatusAnswer,
  GetPaymentStatusRequest,
  SetDeliveryAnswer,
  SetDeliveryRequest,
  StripeWebhookAnswer,
} from './functions/payment';
import type { GetProfileWebsiteAnswer, GetProfileWebsiteRequest } from './functions/profile';
import type {
  DeliverScanRequest,
  GetSharedScanAnswer,
  GetSharedScanRequest,
  ImportScanRequest,
  ScanStored,
} from './functions/scans';
import type { GetBlogWebsiteAnswer } from './functions/stories';
import type { LeaveOut } from './parse-list';
import type { DatabaseFunctionName, DatabaseFunctions, TableInput, TableName, TableRows } from './table-rows';

/**
 * The closed map of the serverless functions, with the request and answer of each. Types only: the parsers are in
 * `functions/<domain>`, so that a page contains only those of the functions it calls.
 */
interface Functions {
  readonly getProfileWebsite: { request: GetProfileWebsiteRequest; answer: GetProfileWebsiteAnswer };
  readonly getBlogWebsite: { request: NoInput; answer: GetBlogWebsiteAnswer };
  readonly getProducts: { request: NoInput; answer: GetProductsAnswer };
  readonly createPaymentSessionWithEmail: {
    request: CreatePaymentSessionRequest;
    answer: CreatePaymentSessionAnswer;
  };
  readonly getPaymentStatus: { request: GetPaymentStatusRequest; answer: GetPaymentStatusAnswer };
  readonly setDelivery: { request: SetDeliveryRequest; answer: SetDeliveryAnswer };
  readonly submitContactMessage: { request: SubmitContactMessageRequest; answer: SubmitContactMessageAnswer };
  readonly askForMail: { request: AskForMailRequest; answer: AskForMailAnswer };
  readonly deleteAccount: { request: NoInput; answer: DeleteAccountAnswer };
  /** Called by the app. */
  readonly deliverScan: { request: DeliverScanRequest; answer: ScanStored };
  readonly importScan: { request: ImportScanRequest; answer: ScanStored };
  readonly getSharedScan: { request: GetSharedScanRequest; answer: GetSharedScanAnswer };
  /** Called by the shop's commands with the secret key, never by a page. */
  readonly sendOrderMails: { request: never; answer: SendOrderMailsAnswer };
  /** Called by a schedule with the secret key, never by a page. */
  readonly sendReminders: { request: never; answer: SendRemindersAnswer };
  /** Called by Stripe with a signed event, never by a page. */
  readonly stripeWebhook: { request: never; answer: StripeWebhookAnswer };
}

/** The body of a function without input (specification, section 7). */
type NoInput = Readonly<Record<string, never>>;

/** The name of a function in the map. */
export type FunctionName = keyof Functions;
/** The body that a function accepts. */
export type FunctionRequest<Name extends FunctionName> = Functions[Name]['request'];
/** The answer of a successful call. */
export type FunctionAnswer<Name extends FunctionName> = Functions[Name]['answer'];

/** A function with the parser of its answer, as callers name it. */
export interface BackendFunction<Name extends FunctionName> {
  readonly name: Name;
  /**
   * Reads an answer, lists item by item: an item that can't be read is left out and passed to `leaveOut`.
   * Throws an Error that names the function and the wrong field.
   */
  readonly parse: (answer: unknown, leaveOut: LeaveOut) => FunctionAnswer<Name>;
}

/** A column's value in a condition. */
type ColumnValue = string | number | boolean;

/** Which rows to read through the data API. */
export interface RowQuery<Row> {
  readonly table: TableRows<TableName, Row>;
  /** Columns that must equal these values. */
  readonly where?: Readonly<Record<string, ColumnValue>>;
  readonly orderBy?: { readonly column: string; readonly descending?: boolean };
  readonly limit?: number;
}

/** The authorization of a function call: anyone (the public key) or the signed-in person. */
export type CallerKind = 'visitor' | 'user';

/**
 * The hosted backend for a remote. Functions and tables are named by the definitions in `functions/…` and
 * `tables/…`, which contain their parsers. Every method rejects with a `BackendError`, or with an Error for an
 * answer that can't be read; unreadable items of a list are left out and reported. Calls for a user wait for the
 * session to settle and reject with status 401 when no one is signed in.
 */
export interface Backend {
  /** POSTs `body` as JSON to a serverless function and returns its answer. */
  call<Name extends FunctionName>(
    definition: BackendFunction<Name>,
    body: FunctionRequest<Name>,
    options?: CallOptions,
  ): Promise<FunctionAnswer<Name>>;
  /**
   * Reads the signed-in person's own rows, all of them unless `limit` is set. Rows that are equal in `orderBy` are
   * ordered by id. Rejects with 409 when rows were added or removed meanwhile.
   */
  select<Row>(query: RowQuery<Row>, signal?: AbortSignal): Promise<Row[]>;
  /**
   * Adds a row and returns it as stored. With an `id`, a UUID that a form made once, the same call changes nothing a
   * second time and returns the row as the first one stored it.
   */
  insert<Table extends TableName, Row>(
    rows: TableRows<Table, Row>,
    row: TableInput<Table> & { readonly id?: string },
  ): Promise<Row>;
  /** Changes the row with this id and returns it as stored; rejects with 404 when it doesn't exist. */
  update<Table extends TableName, Row>(
    rows: TableRows<Table, Row>,
    id: string,
    changes: Partial<TableInput<Table>>,
  ): Promise<Row>;
  /** Deletes the row with this id. A missing row is no error. */
  remove(rows: TableRows<TableName, unknown>, id: string): Promise<void>;
  /** Calls a database function as the signed-in person. */
  rpc<Name extends DatabaseFunctionName>(
    name: Name,
    args: DatabaseFunctions[Name]['arguments'],
  ): Promise<unknown>;
}

/** The authorization of a call (default: anyone), and a signal that ends it early. */
export interface CallOptions {
  readonly as?: CallerKind;
  readonly signal?: AbortSignal;
}

/** Failure of a backend call. `status` is the HTTP status, 0 when no answer came. */
export interface BackendError extends Error {
  readonly name: 'BackendError';
  readonly status: number;
  /** The JSON body of the refusal, to be parsed with a schema; absent when the server sent none. */
  readonly answer?: unknown;
}

/** Creates the error every `Backend` rejects with; `message` is fit to be shown. */
export function createBackendError(message: string, status: number, answer?: unknown): BackendError {
  return Object.assign(new Error(message), { name: 'BackendError' as const, status, answer });
}

/**
 * Returns true for the failure of a backend, not for other errors. Checks the shape, because the shell and each
 * remote bundle their own copy of this module, so `instanceof` would fail between them.
 */
export function isBackendError(error: unknown): error is BackendError {
  return describeThrown(error).name === 'BackendError' && error instanceof Error && 'status' in error;
}

/**
 * Returns the message of a failed call for the page: the server's own sentence, or that something unexpected
 * happened.
 */
export function failureMessage(error: unknown): string {
  return isBackendError(error) ? error.message : 'Something unexpected happened. Please try again.';
}
