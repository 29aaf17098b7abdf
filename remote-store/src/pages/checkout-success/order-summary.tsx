import { addressLines, type Order, spellOrderNumber } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import { cents, formatMoney, nameInSize } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import type { Child } from '../../family/fetch-family';
import { useFamily } from '../../family/use-family';
import styles from './order-summary.module.css';

const states: Readonly<Record<Order['status'], string>> = {
  pending: 'Waiting for confirmation',
  paid: 'Paid',
  failed: 'Not paid',
  refunded: 'Refunded',
};

/** Renders an order as stored by the server, with the child of each line. */
export function OrderSummary({ order }: { order: Order }) {
  const { currency } = order;
  const { children } = useFamily().family;
  return (
    <section className={styles.order} aria-labelledby="order-title">
      <h2 id="order-title" className="text-xl">
        Your order
      </h2>
      <p className="soft">
        State: <strong>{states[order.status]}</strong>
      </p>
      <p className="soft">
        Order number:{' '}
        <Link to={href('order', { orderNumber: order.number })}>{spellOrderNumber(order.number)}</Link>
      </p>
      <ul className={styles.lines}>
        {order.order_lines.map(({ id, price, quantity, child_id: childId, ...line }) => (
          <li key={id} className={styles.line}>
            <span>
              <span>{`${nameInSize(line)} × ${quantity}`}</span>
              <ForChild child={children.find((child) => child.id === childId)} />
            </span>
            <span className={styles.amount}>
              {formatMoney({ amount: cents(price * quantity), currency })}
            </span>
          </li>
        ))}
      </ul>
      <p className={`text-l ${styles.total}`}>
        <span>Total</span>{' '}
        <strong className={styles.amount}>{formatMoney({ amount: order.total, currency })}</strong>
      </p>
      {order.deliveries ? (
        <p className="soft">{`Goes to ${addressLines(order.deliveries).join(', ')}`}</p>
      ) : null}
    </section>
  );
}

function ForChild({ child }: { child: Child | undefined }) {
  return child ? <span className={styles.child}>{`For ${child.label}`}</span> : null;
}
