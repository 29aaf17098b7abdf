import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatMoney } from 'shared-contracts/catalog';
import { useHost } from 'shared-contracts/host';
import type { PanelProps } from 'shared-contracts/remote';
import { href } from 'shared-contracts/routes';
import { Button } from 'shared-contracts/ui/button';
import { Modal } from 'shared-contracts/ui/modal';
import { type Cart, type CartItem, clearCart, removeFromCart, setQuantity, totalOf } from './cart';
import { CartLine } from './cart-line';
import styles from './cart-panel.module.css';
import { useCart } from './use-cart';

/** What was taken out last, and the cart as it was before. */
interface Removal {
  readonly what: string;
  readonly before: Cart;
}

/**
 * The cart's sidebar: a modal, so that Escape, the focus trap and the way back to the opener are the browser's
 * own.
 */
export function Panel({ onClose }: PanelProps) {
  const closer = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const { bus, announce } = useHost();
  const { cart, saved, store } = useCart();
  const [removal, setRemoval] = useState<Removal>();
  const navigate = useNavigate();

  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    bus.publish('cart/opened', {});
  }, [bus]);

  // The button that had the focus left with its line.
  useEffect(() => {
    if (removal) undo.current?.focus();
  }, [removal]);

  function remove(what: string, rule: (cart: Cart) => Cart) {
    setRemoval({ what, before: cart });
    store.update(rule);
    announce(`${what} removed from your cart.`);
  }

  function restore({ what, before }: Removal) {
    setRemoval(undefined);
    store.update(() => before);
    announce(`${what} is back in your cart.`);
    closer.current?.focus();
  }

  function changeQuantity({ id, name }: CartItem, quantity: number) {
    setRemoval(undefined);
    store.update((current) => setQuantity(current, id, quantity));
    announce(`${name}: quantity ${quantity}.`);
  }

  const total = totalOf(cart);
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
        <div className={styles.body}>
          {removal ? (
            <p className={styles.removal}>
              {removal.what} removed.
              <button type="button" ref={undo} className={styles.undo} onClick={() => restore(removal)}>
                Undo
              </button>
            </p>
          ) : null}
          {total ? (
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
        <footer className={styles.footer}>
          {saved ? null : (
            <p className={styles.hint}>
              Your browser does not let us keep the cart. It lasts until you close or reload this page.
            </p>
          )}
          {total ? (
            <p className={styles.total}>
              <span>Total</span> <strong>{formatMoney(total)}</strong>
            </p>
          ) : (
            <p id="cart-reason" className={styles.hint}>
              Add a product to go to the checkout.
            </p>
          )}
          <Button
            disabled={!total}
            aria-describedby={total ? undefined : 'cart-reason'}
            onClick={() => {
              onClose();
              void navigate(href('checkout'));
            }}
          >
            Checkout
          </Button>
        </footer>
      </div>
    </Modal>
  );
}
