import {
  type Backend,
  type FunctionAnswer,
  getPaymentStatus,
  isBackendError,
} from '@little-arches/contracts/backend';

/** The result of a payment, and its cart. `open`: the payment waits for the customer; nothing was charged. */
export type PaymentStatus = FunctionAnswer<'getPaymentStatus'>['data'];

/** The payment to look up; the client secret allows it without a session. */
export interface PaymentKey {
  readonly paymentIntent: string;
  readonly clientSecret?: string | undefined;
}

/**
 * Reads the result of a payment from the server, which checks with the payment provider when it has no result.
 * Undefined for an unknown payment, or another person's. Rejects with a `BackendError`, or an Error for an
 * unexpected answer.
 */
export async function fetchPaymentStatus(
  backend: Backend,
  { paymentIntent, clientSecret }: PaymentKey,
  signal?: AbortSignal,
): Promise<PaymentStatus | undefined> {
  try {
    const answer = await backend.call(
      getPaymentStatus,
      { paymentIntent, ...(clientSecret && { clientSecret }) },
      { as: clientSecret ? 'visitor' : 'user', ...(signal && { signal }) },
    );
    return answer.data;
  } catch (error) {
    // 422: the id in the address has an invalid format.
    if (isBackendError(error) && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}
