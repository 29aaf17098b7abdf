import { formatMoney, formatSize } from '@little-arches/contracts/values';
import { type Cart, type CartItem, lineTotal, totalOf } from '../../cart/cart';
import { describeSizeProblem } from '../../cart/line/line-size';
import { describeChange } from '../../cart/refresh-cart';
import { childOf } from '../../family/family-store';
import type { Child } from '../../family/fetch-family';
import { useFamily } from '../../family/use-family';
import styles from './order-lines.module.css';

/** Renders what will be paid: the lines, their changes, and the total. */
export function OrderLines({ cart }: { cart: Cart }) {
  const total = totalOf(cart);
  const { family } = useFamily();
  return (
    <>
      <ul className={styles.lines}>
        {cart.items.map((item) => (
          <li key={JSON.stringify([item.id, item.size])} className={styles.line}>
            <span>
              <span>{item.name}</span>
              <span className={styles.quantity}>{describeLine(item, childOf(family, cart, item))}</span>
              <Change item={item} />
            </span>
            {item.gone ? null : <span className={styles.amount}>{formatMoney(lineTotal(item))}</span>}
          </li>
        ))}
      </ul>
      {total ? (
        <p className={styles.total}>
          <span>Total</span> <strong className={styles.amount}>{formatMoney(total)}</strong>
        </p>
      ) : null}
    </>
  );
}

/** Returns size, price, quantity and child of a line, as far as they are known. */
function describeLine({ size, price, currency, quantity }: CartItem, child: Child | undefined): string {
  return [
    ...(size === undefined ? [] : [`Size ${formatSize(size)}`]),
    `${formatMoney({ amount: price, currency })} × ${quantity}`,
    ...(child ? [`for ${child.label}`] : []),
  ].join(' · ');
}

function Change({ item }: { item: CartItem }) {
  const change = describeChange(item) ?? describeSizeProblem(item);
  return change ? <span className={styles.change}>{change}</span> : null;
}
