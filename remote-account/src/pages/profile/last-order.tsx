import { Link } from 'react-router-dom';
import { nameInSize } from 'shared-contracts/catalog';
import { localDay } from 'shared-contracts/dates';
import { href } from 'shared-contracts/routes';
import type { Order } from 'shared-contracts/tables/orders';
import { Day } from '../../day';
import { stateOf } from '../../orders/order-state';
import styles from './page.module.css';

/** What was ordered last, and what became of it. */
export function LastOrder({ order }: { order: Order }) {
  const lines = order.order_lines.map(({ quantity, ...line }) => `${quantity} × ${nameInSize(line)}`);
  return (
    <section className={styles.part}>
      <h2>Last order</h2>
      <p>
        <Day of={localDay(order.created_at)} />
        <span>{`: ${lines.join('; ')}. ${stateOf(order).text}.`}</span>
      </p>
      <p className={styles.links}>
        <Link to={href('orders')}>All orders</Link>
      </p>
    </section>
  );
}
