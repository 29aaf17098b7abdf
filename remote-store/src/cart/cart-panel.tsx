import { useHost } from '@little-arches/contracts/host';
import type { PanelProps } from '@little-arches/contracts/remote';
import { Button, Modal } from '@little-arches/contracts/ui';
import { nameInSize } from '@little-arches/contracts/values';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type CartItem, clearCart, removeFromCart, setQuantity, totalOf } from './cart';
import { CartFooter } from './cart-footer';
import styles from './cart-panel.module.css';
import { CartLine } from './line/cart-line';
import { chooseSize } from './line/line-size';
import { useCart } from './use-cart';
import { useFreshCart } from './use-fresh-cart';
import { useRemoval } from './use-removal';

/**
 * Renders the cart's sidebar: a modal, so that the browser handles Escape, the focus trap and the return of the
 * focus.
 */
export function Panel({ onClose }: PanelProps) {
  const closer = useRef<HTMLButtonElement>(null);
  const { bus } = useHost();
  const { cart, saved, store } = useCart();
  const total = totalOf(cart);
  useFreshCart(store);

  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    bus.publish('cart/opened', {});
  }, [bus]);

  return (
    <Modal className={styles.panel} aria-labelledby="cart-title" closesOnBackdrop onClose={onClose}>
      <div className={styles.content}>
        <header className={styles.header}>
          <h2 id="cart-title" className="text-l">
            Your Cart
          </h2>
          <button
            type="button"
            ref={closer}
            className={styles.close}
            aria-label="Close cart"
            onClick={onClose}
          >
            <X aria-hidden="true" />
          </button>
        </header>
        <CartContent cart={cart} store={store} onLineGone={() => closer.current?.focus()} />
        <CartFooter total={total} saved={saved} onLeave={onClose} />
      </div>
    </Modal>
  );
}

function CartContent({
  cart,
  store,
  onLineGone,
}: Pick<ReturnType<typeof useCart>, 'cart' | 'store'> & {
  /** Called after a line was removed, when no line can receive the focus. */
  onLineGone: () => void;
}) {
  const { announce } = useHost();
  const { undo, removed, refusal, remove, restore, forget } = useRemoval(store);

  async function changeQuantity(item: CartItem, quantity: number) {
    forget();
    await store.update((current) => setQuantity(current, item, quantity));
    announce(`${nameInSize(item)}: quantity ${quantity}.`);
  }

  async function changeSize(item: CartItem, size: number, heading: () => HTMLElement | null) {
    forget();
    await store.update((current) => chooseSize(current, item, size));
    announce(`${nameInSize({ ...item, size })} is in your cart.`);
    // The size field was removed, and the line too when it was merged with another.
    const line = heading();
    if (line) line.focus();
    else onLineGone();
  }

  async function undoRemoval() {
    await restore();
    onLineGone();
  }

  return (
    <div className={styles.body}>
      {removed ? (
        <p className={styles.removal}>
          <span>{`${removed} removed.`}</span>
          <button type="button" ref={undo} className={styles.undo} onClick={undoRemoval}>
            Undo
          </button>
        </p>
      ) : null}
      {refusal ? <p className={styles.removal}>{refusal}</p> : null}
      {cart.items.length > 0 ? (
        <ul className={styles.lines}>
          {withIds(cart.items).map(([id, item]) => (
            <CartLine
              key={id}
              id={id}
              cart={cart}
              item={item}
              onQuantity={(quantity) => changeQuantity(item, quantity)}
              onSize={(size, heading) => changeSize(item, size, heading)}
              onRemove={() => remove(nameInSize(item), (current) => removeFromCart(current, item))}
            />
          ))}
        </ul>
      ) : (
        <p id="cart-empty" className={styles.empty}>
          Your cart is empty.
        </p>
      )}
      {cart.items.length > 1 ? (
        <Button look="plain" className={styles.clear} onClick={() => remove('Everything', clearCart)}>
          Clear cart
        </Button>
      ) : null}
    </div>
  );
}

/** Returns each line with an id that stays the same when its size is chosen: product, and which line of it. */
function withIds(items: readonly CartItem[]): [id: string, item: CartItem][] {
  return items.map((item, place) => {
    const before = items.slice(0, place).filter(({ id }) => id === item.id);
    return [`cart-line-${item.id}-${before.length}`, item];
  });
}
