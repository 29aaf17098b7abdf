import type { Host } from 'shared-contracts/host';
import { type CartQuantity, takeOutPaid } from '../cart/cart';
import { cartStoreOf } from '../cart/cart-store';
import { takePayment } from './payment-memory';

/** A payment that has succeeded, and its cart; `cartId` is absent when that cart had none yet. */
export interface PaidCart {
  readonly paymentIntent?: string | undefined;
  readonly cartId: string | null | undefined;
  readonly lines: readonly CartQuantity[];
}

/**
 * Removes what was paid of this browser's cart, in all tabs. Done twice, after a reload or in another
 * browser, it changes nothing: the cart has another id then.
 */
export async function settleCart(host: Host, { paymentIntent, cartId, lines }: PaidCart): Promise<void> {
  const store = cartStoreOf(host);
  const { id } = store.get().cart;
  // A payment begun before carts had an id: then it was for the one cart of the browser that began it.
  const paidId = cartId ?? (paymentIntent && takePayment(paymentIntent) ? id : undefined);
  if (paidId && id === paidId) await store.update((cart) => takeOutPaid(cart, paidId, lines));
}
