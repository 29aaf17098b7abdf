import { type Backend, isBackendError } from 'shared-contracts/backend';
import * as v from 'valibot';

const answerSchema = v.object({
  data: v.object({
    status: v.picklist(['paid', 'processing', 'open', 'failed', 'canceled', 'refunded']),
    cartId: v.nullable(v.string()),
    lines: v.array(v.object({ id: v.string(), quantity: v.number() })),
  }),
});

/** What became of a payment, and the cart it was for. `open`: it waits for the customer, nothing was charged. */
export type PaymentStatus = v.InferOutput<typeof answerSchema>['data'];

/** Which payment is asked about; with its client secret also by somebody who is not signed in. */
export interface PaymentKey {
  readonly paymentIntent: string;
  readonly clientSecret?: string | undefined;
}

/**
 * Asks the server what became of a payment; it asks the payment provider where it doesn't know itself. Undefined
 * for a payment that doesn't exist or is somebody else's. Rejects with a `BackendError`, or an Error for an
 * unexpected answer.
 */
export async function fetchPaymentStatus(
  backend: Backend,
  { paymentIntent, clientSecret }: PaymentKey,
  signal?: AbortSignal,
): Promise<PaymentStatus | undefined> {
  try {
    const answer = await backend.call(
      'getPaymentStatus',
      { paymentIntent, ...(clientSecret && { clientSecret }) },
      { as: clientSecret ? 'visitor' : 'user', ...(signal && { signal }) },
    );
    const result = v.safeParse(answerSchema, answer);
    if (result.success) return result.output.data;
    throw new Error(`getPaymentStatus answered with an unexpected '${v.getDotPath(result.issues[0]) ?? ''}'`);
  } catch (error) {
    // 422: the id in the address is none a payment can have.
    if (isBackendError(error) && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}
