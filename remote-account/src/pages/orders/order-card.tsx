import { formatMoney, nameInSize } from 'shared-contracts/catalog';
import type { Order } from 'shared-contracts/tables/orders';
import { Day } from '../../day';
import styles from './page.module.css';

const states = {
  pending: { text: 'Payment not finished', look: styles.open },
  paid: { text: 'Paid', look: styles.paid },
  failed: { text: 'Payment failed', look: styles.failed },
  refunded: { text: 'Refunded', look: styles.open },
} as const;

/** One order: when, what, how much, and whether it is paid. */
export function OrderCard({ order }: { order: Order }) {
  const { text, look } = states[order.status];
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2>
          Order of <Day of={order.created_at} />
        </h2>
        <p className={`${styles.state} ${look}`}>{text}</p>
      </div>
      <ul className={styles.lines}>
        {order.order_lines.map(({ id, price, quantity, ...line }) => (
          <li key={id}>
            <span>
              {quantity} × {nameInSize(line)}
            </span>
            <span>{money(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total</span>
        <span>{money(order.total)}</span>
      </p>
      <p className={styles.number}>Order number {order.id}</p>
    </li>
  );
}
