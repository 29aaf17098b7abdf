import type { Host } from '@little-arches/contracts/host';
import { type CartQuantity, takeOutPaid } from '../cart/cart';
import { cartStoreOf } from '../cart/cart-store';
import { takePayment } from './payment-memory';

/** A successful payment, and its cart; `cartId` is absent when that cart had no id yet. */
export interface PaidCart {
  readonly paymentIntent?: string | undefined;
  readonly cartId: string | null | undefined;
  readonly lines: readonly CartQuantity[];
}

/**
 * Removes the paid lines from this browser's cart, in all tabs. Repeating it, after a reload or in another browser,
 * changes nothing, because the cart has another id then.
 */
export async function settleCart(host: Host, { paymentIntent, cartId, lines }: PaidCart): Promise<void> {
  const store = cartStoreOf(host);
  const { id } = store.get().cart;
  // A payment started before carts had an id was for the only cart of that browser.
  const paidId = cartId ?? (paymentIntent && takePayment(paymentIntent) ? id : undefined);
  if (paidId && id === paidId) await store.update((cart) => takeOutPaid(cart, paidId, lines));
}
