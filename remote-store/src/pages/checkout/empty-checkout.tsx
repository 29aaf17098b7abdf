import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { EmptyBox } from '../../catalog/drawings/box/empty-box';
import styles from './empty-checkout.module.css';

/** Renders an empty checkout: a link to the products, and for customers a link to their orders. */
export function EmptyCheckout({ signedIn }: { signedIn: boolean }) {
  return (
    <>
      <h1>Checkout</h1>
      <div className={styles.empty}>
        <EmptyBox className={styles.drawing} />
        <p className={styles.title}>Your cart is empty.</p>
        <p>Choose a pair in the store, and it waits for you here.</p>
        <div className={styles.ways}>
          <ButtonLink to={href('store')}>Go to the products</ButtonLink>
          {signedIn ? (
            <ButtonLink to={href('orders')} look="quiet">
              See your orders
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </>
  );
}
