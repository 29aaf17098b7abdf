import { useEffect, useRef, useState } from 'react';
import { useHost } from 'shared-contracts/host';
import type { Cart } from './cart';
import type { useCart } from './use-cart';

/** What was taken out last, and the cart as it was before. */
interface Removal {
  readonly what: string;
  readonly before: Cart;
}

/** Takes things out of the cart and brings the last ones back; `undo` takes the focus meanwhile. */
export function useRemoval({ cart, store }: Pick<ReturnType<typeof useCart>, 'cart' | 'store'>) {
  const { announce } = useHost();
  const undo = useRef<HTMLButtonElement>(null);
  const [removal, setRemoval] = useState<Removal>();

  // The button that had the focus left with its line.
  useEffect(() => {
    if (removal) undo.current?.focus();
  }, [removal]);

  return {
    undo,
    removed: removal?.what,
    remove(what: string, rule: (cart: Cart) => Cart) {
      setRemoval({ what, before: cart });
      store.update(rule);
      announce(`${what} removed from your cart.`);
    },
    restore() {
      if (!removal) return;
      setRemoval(undefined);
      store.update(() => removal.before);
      announce(`${removal.what} is back in your cart.`);
    },
    forget: () => setRemoval(undefined),
  };
}
