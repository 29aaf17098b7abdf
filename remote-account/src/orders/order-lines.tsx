import { nameInSize } from 'shared-contracts/catalog';
import type { Child } from 'shared-contracts/profile';
import { taxWithin } from 'shared-contracts/sale-terms';
import type { Order } from 'shared-contracts/tables/orders';
import styles from './order-lines.module.css';
import { moneyOf } from './order-state';

/** What was ordered and what it cost, with the tax in it where that is known, and for which of `family` each line is. */
export function OrderLines({ order, family = [] }: { order: Order; family?: readonly Child[] }) {
  const { order_lines: lines, total, deliveries, refunded_amount: refunded } = order;
  return (
    <>
      <ul className={styles.lines}>
        {lines.map(({ id, price, quantity, child_id: childId, ...line }) => (
          <li key={id}>
            <span>
              {quantity} × {nameInSize(line)}
              <ForChild child={family.find((child) => child.id === childId)} />
            </span>
            <span>{moneyOf(order, price * quantity)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <span>Total</span>
        <span>{moneyOf(order, total)}</span>
      </p>
      {deliveries ? (
        <p className={styles.more}>
          <span>Value-added tax in it ({deliveries.tax_percent} %)</span>
          <span>{moneyOf(order, taxWithin(total, deliveries.tax_percent))}</span>
        </p>
      ) : null}
      {refunded > 0 ? (
        <p className={styles.more}>
          <span>Given back</span>
          <span>{moneyOf(order, refunded)}</span>
        </p>
      ) : null}
    </>
  );
}

/** On the screen only: a receipt is shown to others. */
function ForChild({ child }: { child: Child | undefined }) {
  return child ? <span className={styles.child}>For {child.first_name}</span> : null;
}
