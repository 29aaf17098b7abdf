import { useHost, useStore } from '@little-arches/contracts/host';
import { emptyCart } from './cart';
import type { StoredCart } from './cart-storage';
import { type CartStore, cartStoreOf } from './cart-store';

/** The cart as a component sees it. `loading` while prerendering and hydrating, because the cart is unknown then. */
export interface CartView extends StoredCart {
  readonly status: 'loading' | 'ready';
  readonly store: CartStore;
}

const unknown: StoredCart = { cart: emptyCart, saved: true };

/** Returns the browser's cart and re-renders on each change. */
export function useCart(): CartView {
  const store = cartStoreOf(useHost());
  const state = useStore(store, unknown);
  return { ...state, status: state === unknown ? 'loading' : 'ready', store };
}
