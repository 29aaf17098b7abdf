import { useHost } from '@little-arches/contracts/host';
import { nameInSize } from '@little-arches/contracts/values';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Cart, linesTakenOut, putBack, quantityOf, type TakenLine } from './cart';
import type { useCart } from './use-cart';

/** The lines removed last, with a text that describes them. */
interface Removal {
  readonly what: string;
  readonly lines: readonly TakenLine[];
}

/** Removes lines from the cart and restores those removed last. `undo` receives the focus after a removal. */
export function useRemoval(store: ReturnType<typeof useCart>['store']) {
  const { announce } = useHost();
  const undo = useRef<HTMLButtonElement>(null);
  const [removal, setRemoval] = useState<Removal>();
  const [refusal, setRefusal] = useState<string>();

  // The focused button was removed with its line. A layout effect moves the focus before it can get lost.
  useLayoutEffect(() => {
    if (removal) undo.current?.focus();
  }, [removal]);

  return {
    undo,
    removed: removal?.what,
    /** The reason why some of the removed lines were not restored. */
    refusal,
    async remove(what: string, rule: (cart: Cart) => Cart) {
      let lines: readonly TakenLine[] = [];
      // Another tab may have changed the cart since the last render.
      await store.update((cart) => {
        const left = rule(cart);
        lines = linesTakenOut(cart, left);
        return left;
      });
      setRemoval({ what, lines });
      setRefusal(undefined);
      announce(`${what} removed from your cart.`);
    },
    async restore() {
      if (!removal) return;
      await store.update((cart) => putBack(cart, removal.lines));
      const { cart } = store.get();
      const left = removal.lines.filter(({ item }) => quantityOf(cart, item) === 0);
      const refused = left.length > 0 ? refusalOf(left) : undefined;
      setRemoval(undefined);
      setRefusal(refused);
      announce(refused ?? `${removal.what} is back in your cart.`);
    },
    forget() {
      setRemoval(undefined);
      setRefusal(undefined);
    },
  };
}

function refusalOf(left: readonly TakenLine[]): string {
  const names = left.map(({ item }) => nameInSize(item)).join(', ');
  return `${names} no longer fits into this order. Please order it separately.`;
}
