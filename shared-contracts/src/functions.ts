import type { AskForMailAnswer, AskForMailRequest } from './functions/ask-for-mail';
import type {
  CreatePaymentSessionAnswer,
  CreatePaymentSessionRequest,
} from './functions/create-payment-session-with-email';
import type { DeleteAccountAnswer } from './functions/delete-account';
import type { DeliverScanRequest, ScanStored } from './functions/deliver-scan';
import type { GetBlogWebsiteAnswer, GetBlogWebsiteRequest } from './functions/get-blog-website';
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
import type { LeaveOut } from './parse-list';

/**
 * The closed map of the serverless functions, with the request and answer of each. Types only: the parsers are in
 * `functions/<name>`, so that a page contains only those of the functions it calls.
 */
interface Functions {
  readonly getProfileWebsite: { request: GetProfileWebsiteRequest; answer: GetProfileWebsiteAnswer };
  readonly getBlogWebsite: { request: GetBlogWebsiteRequest; answer: GetBlogWebsiteAnswer };
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
