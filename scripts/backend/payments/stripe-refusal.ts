import type { Intent } from './payment-objects';

/** The `error` object of a Stripe answer, as the SDK and Stripe.js read it. */
export type StripeErrorBody = {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  payment_intent?: Intent;
};

/** A refusal with Stripe's status and error object. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;

  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** Refuses a request whose parameters are wrong (400 by default). */
export function refuseRequest(message: string, more: Partial<StripeErrorBody> = {}, status = 400): never {
  throw new StripeRefusal(status, { type: 'invalid_request_error', message, ...more });
}

/** Refuses an operation that the intent's state does not allow. */
export function refuseState(intent: Intent, message: string): never {
  return refuseRequest(message, { code: 'payment_intent_unexpected_state', payment_intent: intent });
}
