import { useEffect } from 'react';
import { useHost } from 'shared-contracts/host';
import { readProducts } from '../catalog/read-products';
import type { CartStore } from './cart-store';
import { refreshCart } from './refresh-cart';

/** Updates a shown cart with today's products, once, unless it is empty. */
export function useFreshCart(store: CartStore): void {
  const host = useHost();
  useEffect(() => {
    if (store.get().cart.items.length === 0) return;
    readProducts(host).then(
      (products) => store.update((cart) => refreshCart(cart, products)),
      // The checkout reads them again, and says so when it can't.
      () => undefined,
    );
  }, [host, store]);
}
