import {
  type Backend,
  type GetPaymentStatusAnswer,
  getPaymentStatus,
  isBackendError,
} from 'shared-contracts/backend';

/**
 * The result of a payment, and the cart it was for. `open`: it waits for the customer, nothing was charged.
 */
export type PaymentStatus = GetPaymentStatusAnswer['data'];

/** Which payment is asked about; with its client secret also by someone who is not signed in. */
export interface PaymentKey {
  readonly paymentIntent: string;
  readonly clientSecret?: string | undefined;
}

/**
 * Asks the server for the result of a payment; it asks the payment provider where it doesn't know itself.
 * Undefined for a payment that doesn't exist or is someone else's. Rejects with a `BackendError`, or an Error
 * for an unexpected answer.
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
    // 422: the id in the address is none a payment can have.
    if (isBackendError(error) && (error.status === 404 || error.status === 422)) return undefined;
    throw error;
  }
}
