/** What became of an event. Stripe reads the status alone; the rest is for who looks at its log. */
export interface StripeWebhookAnswer {
  readonly received: true;
  /** `ignored`, or what the database said: the word of `settle_order`. */
  readonly result: string;
}
