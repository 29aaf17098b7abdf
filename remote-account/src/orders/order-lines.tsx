import { nameAmong, type Order } from '@little-arches/contracts/backend';
import { taxWithin } from '@little-arches/contracts/company';
import { useHost } from '@little-arches/contracts/host';
import { href } from '@little-arches/contracts/routes';
import { type Child, nameInSize, type Product } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import styles from './order-lines.module.css';
import { moneyOf } from './order-state';

/**
 * Renders the lines of an order with prices, the included tax if it is known, and the child of `family` that each
 * line is for. Lines whose product is among `products` can be ordered again.
 */
export function OrderLines({
  order,
  family = [],
  products = [],
}: {
  order: Order;
  family?: readonly Child[];
  products?: readonly Product[];
}) {
  const { order_lines: lines, total, deliveries, refunded_amount: refunded } = order;
  return (
    <>
      <ul className={`stack gap-1 unmarked ${styles.lines}`}>
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              <span>{`${line.quantity} × ${nameInSize(line)}`}</span>
              <ForChild family={family} childId={line.child_id} />
              <OrderAgain line={line} products={products} />
            </span>
            <span>{moneyOf(order, line.price * line.quantity)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total</span>
        <span>{moneyOf(order, total)}</span>
      </p>
      {deliveries ? (
        <p className={`quiet ${styles.more}`}>
          <span>{`Value-added tax in it (${deliveries.tax_percent}%)`}</span>
          <span>{moneyOf(order, taxWithin(total, deliveries.tax_percent))}</span>
        </p>
      ) : null}
      {refunded > 0 ? (
        <p className={`quiet ${styles.more}`}>
          <span>Given back</span>
          <span>{moneyOf(order, refunded)}</span>
        </p>
      ) : null}
    </>
  );
}

/** Renders the child of a line. It is not printed, because receipts are shown to others. */
function ForChild({ family, childId }: { family: readonly Child[]; childId: string | null }) {
  const child = family.find(({ id }) => id === childId);
  return child ? <span className={`soft ${styles.child}`}>{`For ${nameAmong(family, child)}`}</span> : null;
}

/**
 * Renders a link to the product of a line, for the same child. Renders nothing when the product is no longer sold.
 */
function OrderAgain({
  line,
  products,
}: {
  line: Order['order_lines'][number];
  products: readonly Product[];
}) {
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
