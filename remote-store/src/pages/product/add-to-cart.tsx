import { useState } from 'react';
import type { Product } from 'shared-contracts/catalog';
import { useHost } from 'shared-contracts/host';
import { Button } from 'shared-contracts/ui/button';
import { Notice } from 'shared-contracts/ui/notice';
import { quantityOf } from '../../cart/cart';
import { useCart } from '../../cart/use-cart';
import styles from './add-to-cart.module.css';

/** Puts one more of a product into the cart and says how many are in it. */
export function AddToCart({ product }: { product: Product }) {
  const { announce, openPanel } = useHost();
  const { cart, store } = useCart();
  const [refusal, setRefusal] = useState<string>();
  const quantity = quantityOf(cart, product.id);

  async function add() {
    const outcome = await store.add(product);
    setRefusal(outcome.ok ? undefined : outcome.message);
    if (outcome.ok) announce(`${product.name} added. In your cart: ${quantityOf(outcome.cart, product.id)}.`);
  }

  return (
    <>
      <Button onClick={add}>Add to Cart</Button>
      <div className={styles.state}>
        {refusal ? <Notice kind="error">{refusal}</Notice> : null}
        {quantity > 0 ? (
          <p className={styles.count}>
            In your cart: {quantity} ·{' '}
            <Button look="plain" onClick={() => openPanel('cart')}>
              View Cart
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
