import type { Host } from '@little-arches/contracts/host';
import { createdPayments, takePayment } from './payment-memory';
import { fetchPaymentStatus } from './payment-status';
import type { PaidCart } from './settle-cart';

/** The result of earlier payments of a cart. `none`: the cart may be paid; `left`: the answer is no longer needed. */
export type Begun =
  | { readonly status: 'none' | 'left' | 'processing' }
  | { readonly status: 'paid'; readonly paid: PaidCart };

interface AskBegunOptions {
  /** Called for each payment that failed. */
  isCurrent(): boolean;
  /** Called for each payment that failed. */
  onFailed(): void;
}

/**
 * Requests the results of the payments that this browser started for a cart, and forgets those that ended without a
 * charge.
 */
export async function askBegun(
  { backend }: Pick<Host, 'backend'>,
  cartId: string | undefined,
  { isCurrent, onFailed }: AskBegunOptions,
): Promise<Begun> {
  for (const { paymentIntent } of createdPayments(cartId)) {
    const payment = await fetchPaymentStatus(backend, { paymentIntent });
    if (!isCurrent()) return { status: 'left' };
    if (payment?.status === 'paid' || payment?.status === 'refunded')
      return { status: 'paid', paid: { paymentIntent, ...payment } };
    if (payment?.status === 'processing') return { status: 'processing' };
    if (payment?.status === 'failed') onFailed();
    if (payment?.status !== 'open') takePayment(paymentIntent);
  }
  return { status: 'none' };
}
