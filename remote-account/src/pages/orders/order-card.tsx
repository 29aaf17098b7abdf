import { type Order, spellOrderNumber } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import { localDay } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { Day } from '../../day';
import { OrderBadge } from '../../orders/order-badge';
import { OrderLines } from '../../orders/order-lines';
import styles from './page.module.css';

/** Renders one order: date, content, total, status, and the link to its page. */
export function OrderCard({ order }: { order: Order }) {
  const number = spellOrderNumber(order.number);
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>
          Order of <Day of={localDay(order.created_at)} />
        </h2>
        <OrderBadge order={order} />
      </div>
      <OrderLines order={order} />
      <p className={styles.number}>
        <span>{`Order number ${number}`}</span>
        <Link
          to={href('order', { orderNumber: order.number })}
          aria-label={`Details and receipt of order ${number}`}
        >
          Details and receipt
        </Link>
      </p>
    </li>
  );
}
