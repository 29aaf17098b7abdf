import { useHost, useStore } from 'shared-contracts/host';
import { emptyCart } from './cart';
import type { StoredCart } from './cart-storage';
import { type CartStore, cartStoreOf } from './cart-store';

/** The cart as a component sees it. `loading` while prerendering and hydrating: the cart is then unknown. */
export interface CartView extends StoredCart {
  readonly status: 'loading' | 'ready';
  readonly store: CartStore;
}

const unknown: StoredCart = { cart: emptyCart, saved: true };

/** The browser's cart, re-rendering on each change. */
export function useCart(): CartView {
  const store = cartStoreOf(useHost());
  const state = useStore(store, unknown);
  return { ...state, status: state === unknown ? 'loading' : 'ready', store };
}
