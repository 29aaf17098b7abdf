import type { Order } from 'shared-contracts/tables/orders';
import styles from './order-badge.module.css';
import { stateOf } from './order-state';

/** How an order stands, beside its heading. */
export function OrderBadge({ order }: { order: Order }) {
  const { text, tone } = stateOf(order);
  return <p className={`${styles.state} ${styles[tone]}`}>{text}</p>;
}
