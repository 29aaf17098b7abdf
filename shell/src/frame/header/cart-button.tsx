import { useHost } from '@little-arches/contracts/host';
import { ShoppingCart } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './cart-button.module.css';

/** Opens the cart; shows the number of its items as soon as it is known. */
export function CartButton() {
  const { bus, openPanel } = useHost();
  const [count, setCount] = useState<number>();
  // In an effect, because the retained count is stored in the browser and not in the prerendered page.
  useEffect(() => bus.subscribe('cart/changed', (cart) => setCount(cart.count)), [bus]);
  return (
    <button
      type="button"
      className={styles.button}
      data-panel="cart"
      aria-haspopup="dialog"
      aria-label={nameOf(count)}
      onClick={() => openPanel('cart')}
    >
      <ShoppingCart aria-hidden="true" className={styles.icon} />
      {count ? (
        <span key={count} className={styles.badge}>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </button>
  );
}

function nameOf(count: number | undefined): string {
  if (count === undefined) return 'Cart';
  if (count === 0) return 'Cart, empty';
  return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`;
}
