import type { PaymentRecords } from './payment-records';
import { StripeRefusal } from './stripe-refusal';

type Result = { status: number; body: string };

/** Remembers the answers of requests by their idempotency key, so that a repeated request runs once. */
export function createIdempotency({ answers }: PaymentRecords) {
  return {
    /** Runs a request, or replays its first answer. Stripe keeps a 500 too, but no answer of a request it did not begin. */
    once(key: string, request: string, run: () => Result): Result & { replayed: boolean } {
      const first = answers.get(key);
      if (!first) {
        const result = run();
        if (result.status < 400 || result.status === 402 || result.status === 500)
          answers.set(key, { key, request, ...result, at: Date.now() });
        return { ...result, replayed: false };
      }
      if (first.request === request) return { status: first.status, body: first.body, replayed: true };
      const { status, body } = new StripeRefusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
      return { status, body: JSON.stringify({ error: body }), replayed: false };
    },
  };
}
