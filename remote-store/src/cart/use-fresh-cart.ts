import { useHost } from '@little-arches/contracts/host';
import { useEffect } from 'react';
import { readProducts } from '../catalog/read-products';
import type { CartStore } from './cart-store';
import { refreshCart } from './refresh-cart';

/** Updates a displayed cart with today's products once, unless it is empty. */
export function useFreshCart(store: CartStore): void {
  const host = useHost();
  useEffect(() => {
    if (store.get().cart.items.length === 0) return;
    readProducts(host).then(
      (products) => store.update((cart) => refreshCart(cart, products)),
      // A failure is ignored here, because the checkout reads the products again and reports it.
      () => undefined,
    );
  }, [host, store]);
}
