import { Link } from 'react-router-dom';
import { nameInSize, type Product } from 'shared-contracts/catalog';
import { useHost } from 'shared-contracts/host';
import { href } from 'shared-contracts/routes';
import type { OrderLine } from 'shared-contracts/tables/orders';
import styles from './order-lines.module.css';

/** Leads to the product of a line, for the child it was for. Nothing where the product is not on sale any more. */
export function OrderAgain({ line, products }: { line: OrderLine; products: readonly Product[] }) {
  const { bus } = useHost();
  const product = products.find(({ id }) => id === line.product_id);
  if (!product) return null;
  return (
    <Link
      to={href('product', { productSlug: product.slug })}
      className={styles.again}
      aria-label={`Order again: ${nameInSize(line)}`}
      onClick={() => bus.publish('child/chosen', { childId: line.child_id })}
    >
      Order again
    </Link>
  );
}
