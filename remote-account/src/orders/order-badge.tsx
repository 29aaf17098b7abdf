import type { Order } from '@little-arches/contracts/backend';
import styles from './order-badge.module.css';
import { stateOf } from './order-state';

/** Renders the status of an order, beside its heading. */
export function OrderBadge({ order }: { order: Order }) {
  const { text, tone } = stateOf(order);
  return <p className={`${styles.state} ${styles[tone]}`}>{text}</p>;
}
