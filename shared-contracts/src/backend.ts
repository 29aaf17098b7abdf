import type { AskForMailAnswer, AskForMailRequest } from './functions/ask-for-mail';
import type {
  CreatePaymentSessionAnswer,
  CreatePaymentSessionRequest,
} from './functions/create-payment-session-with-email';
import type { DeleteAccountAnswer } from './functions/delete-account';
import type { DeliverScanRequest, ScanStored } from './functions/deliver-scan';
import type { GetBlogWebsiteAnswer } from './functions/get-blog-website';
import type { GetPaymentStatusAnswer, GetPaymentStatusRequest } from './functions/get-payment-status';
import type { GetProductsAnswer } from './functions/get-products';
import type { GetProfileWebsiteAnswer, GetProfileWebsiteRequest } from './functions/get-profile-website';
import type { GetSharedScanAnswer, GetSharedScanRequest } from './functions/get-shared-scan';
import type { ImportScanRequest } from './functions/import-scan';
import type { NoInput } from './functions/no-input';
import type { SendOrderMailsAnswer } from './functions/send-order-mails';
import type { SendRemindersAnswer } from './functions/send-reminders';
import type { SetDeliveryAnswer, SetDeliveryRequest } from './functions/set-delivery';
import type { StripeWebhookAnswer } from './functions/stripe-webhook';
import type {
  SubmitContactMessageAnswer,
  SubmitContactMessageRequest,
} from './functions/submit-contact-message';
import type { DatabaseFunctionName, DatabaseFunctions, TableInput, TableName, TableRows } from './tables';
import type { LeaveOut } from './values/parse-list';
import { describeThrown } from './values/thrown';

export { askForMail, askForMailForm } from './functions/ask-for-mail';
export {
  createPaymentSessionWithEmail,
  type OrderedQuantity,
  type PaymentRefusal,
  parsePaymentRefusal,
} from './functions/create-payment-session-with-email';
export { deleteAccount } from './functions/delete-account';
export { deliverScan, type ScanStored } from './functions/deliver-scan';
export { type Article, getBlogWebsite } from './functions/get-blog-website';
export {
  type GetPaymentStatusAnswer,
  getPaymentStatus,
  type PaymentState,
} from './functions/get-payment-status';
export { getProducts } from './functions/get-products';
export { getProfileWebsite } from './functions/get-profile-website';
export { getSharedScan, type SharedScan } from './functions/get-shared-scan';
export { importScan } from './functions/import-scan';
export { noInput } from './functions/no-input';
export { askForMailRequest } from './functions/requests/ask-for-mail-request';
export { createPaymentSessionRequest } from './functions/requests/create-payment-session-request';
export { deliverScanRequest } from './functions/requests/deliver-scan-request';
export { getPaymentStatusRequest } from './functions/requests/get-payment-status-request';
export { getProfileWebsiteRequest } from './functions/requests/get-profile-website-request';
export { getSharedScanRequest } from './functions/requests/get-shared-scan-request';
export { importScanRequest } from './functions/requests/import-scan-request';
export { deliverySchema, setDeliveryRequest } from './functions/requests/set-delivery-request';
export { submitContactMessageRequest } from './functions/requests/submit-contact-message-request';
export { type Delivery, type LineRecipient, setDelivery } from './functions/set-delivery';
export { contactMessageSchema, submitContactMessage } from './functions/submit-contact-message';
export type { DatabaseFunctionName, TableName, TableRows } from './tables';
export { birthOf, type ChildInput, children, nameAmong, nameInSentence } from './tables/children';
export { type Consent, consents } from './tables/consents';
export { type ExerciseDone, type ExerciseDoneInput, exercisesDone } from './tables/exercises-done';
export { addressLines, countryLine, DELIVERY_COLUMNS, orderDeliverySchema } from './tables/order-delivery';
export { spellOrderNumber, subjectOfPaidOrder } from './tables/order-number';
export { type Order, type OrderLine, orders } from './tables/orders';
export { profiles } from './tables/profiles';
export { reminders } from './tables/reminders';
export { type ScanSummary, scanSummaries, scans } from './tables/scans';
export { storedRows, tableRows } from './tables/table-rows';
export { type LeaveOut, parseList, parseShape } from './values/parse-list';

/**
 * The closed map of the serverless functions, with the request and answer of each. Types only: the parsers are in
 * `functions/<name>`, so that a page contains only those of the functions it calls.
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
