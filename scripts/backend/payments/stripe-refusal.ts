import type Stripe from 'stripe';

/** The `error` object of a Stripe answer, as the SDK and Stripe.js read it. */
export type StripeErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Partial<Stripe.PaymentIntent>;
};

/** An answer that refuses, with Stripe's status and error object. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Refuses a request whose parameters are wrong (400 unless said otherwise). */
export function refuseRequest(message: string, more: Partial<StripeErrorBody> = {}, status = 400): never {
  throw new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });
}

/** Refuses what an intent can't do in its state. */
export function refuseState(intent: Stripe.PaymentIntent, message: string): never {
  return refuseRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
