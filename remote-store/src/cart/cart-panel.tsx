import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useHost } from 'shared-contracts/host';
import type { PanelProps } from 'shared-contracts/remote';
import { Button } from 'shared-contracts/ui/button';
import { Modal } from 'shared-contracts/ui/modal';
import { type CartItem, clearCart, removeFromCart, setQuantity, totalOf } from './cart';
import { CartFooter } from './cart-footer';
import { CartLine } from './cart-line';
import styles from './cart-panel.module.css';
import { useCart } from './use-cart';
import { useFreshCart } from './use-fresh-cart';
import { useRemoval } from './use-removal';

/**
 * The cart's sidebar: a modal, so that Escape, the focus trap and the way back to the opener are the browser's
 * own.
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
          <h2 id="cart-title" className={styles.title}>
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
        <CartContent cart={cart} store={store} onRestored={() => closer.current?.focus()} />
        <CartFooter total={total} saved={saved} onLeave={onClose} />
      </div>
    </Modal>
  );
}

function CartContent({
  cart,
  store,
  onRestored,
}: Pick<ReturnType<typeof useCart>, 'cart' | 'store'> & { onRestored: () => void }) {
  const { announce } = useHost();
  const { undo, removed, refusal, remove, restore, forget } = useRemoval(store);

  async function changeQuantity({ id, name }: CartItem, quantity: number) {
    forget();
    await store.update((current) => setQuantity(current, id, quantity));
    announce(`${name}: quantity ${quantity}.`);
  }

  async function undoRemoval() {
    await restore();
    onRestored();
  }

  return (
    <div className={styles.body}>
      {removed ? (
        <p className={styles.removal}>
          {removed} removed.
          <button type="button" ref={undo} className={styles.undo} onClick={undoRemoval}>
            Undo
          </button>
        </p>
      ) : null}
      {refusal ? <p className={styles.removal}>{refusal}</p> : null}
      {cart.items.length > 0 ? (
        <ul className={styles.lines}>
          {cart.items.map((item) => (
            <CartLine
              key={item.id}
              item={item}
              onQuantity={(quantity) => changeQuantity(item, quantity)}
              onRemove={() => remove(item.name, (current) => removeFromCart(current, item.id))}
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
