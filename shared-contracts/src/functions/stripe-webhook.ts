/** The result of an event. Stripe reads only the status; the rest is for the log. */
export interface StripeWebhookAnswer {
  readonly received: true;
  /** `ignored`, or what the database said: the word of `settle_order`. */
  readonly result: string;
}
