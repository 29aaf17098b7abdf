import { href } from '@little-arches/contracts/routes';
import { Button } from '@little-arches/contracts/ui';
import { formatMoney } from '@little-arches/contracts/values';
import { useNavigate } from 'react-router-dom';
import type { totalOf } from './cart';
import styles from './cart-panel.module.css';

/** Renders the end of the cart's sidebar: the total, and the link to the checkout. */
export function CartFooter({
  total,
  saved,
  onLeave,
}: {
  total: ReturnType<typeof totalOf>;
  /** Whether the browser has stored the cart. */
  saved: boolean;
  onLeave: () => void;
}) {
  const navigate = useNavigate();
  return (
    <footer className={styles.footer}>
      {saved ? null : (
        <p className="quiet">
          Your browser does not let us keep the cart. It lasts until you close or reload this page.
        </p>
      )}
      {total ? (
        <p className={styles.total}>
          <span>Total</span> <strong>{formatMoney(total)}</strong>
        </p>
      ) : (
        <p id="cart-reason" className="quiet">
          Add a product to go to the checkout.
        </p>
      )}
      <Button
        disabled={!total}
        aria-describedby={total ? undefined : 'cart-reason'}
        onClick={() => {
          onLeave();
          void navigate(href('checkout'));
        }}
      >
        Checkout
      </Button>
    </footer>
  );
}
