import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import { ShoppingBag } from 'lucide-react';
import { useId } from 'react';
import { countOf } from './cart';
import styles from './cart-button.module.css';
import { useCart } from './use-cart';

/** Renders the button that opens the cart's sidebar and shows the number of pieces. */
export function CartButton() {
  const { openPanel } = useHost();
  const count = countOf(useCart().cart);
  const id = useId();
  return (
    <>
      <Button look="quiet" onClick={() => openPanel('cart')} aria-describedby={count ? id : undefined}>
        <ShoppingBag aria-hidden="true" className={styles.icon} />
        View Cart
        {count > 0 ? (
          <span aria-hidden="true" className={styles.count}>
            {count}
          </span>
        ) : null}
      </Button>
      {count > 0 ? (
        <span id={id} hidden>
          {`${count} in your cart`}
        </span>
      ) : null}
    </>
  );
}
