/** The result of an event. Stripe reads only the status; the rest is for the log. */
export interface StripeWebhookAnswer {
  readonly received: true;
  /** `ignored`, or the result of the database function `settle_order`. */
  readonly result: string;
}
