import { formatMoney } from 'shared-contracts/catalog';
import { Button } from 'shared-contracts/ui/button';
import { InsoleDrawing } from 'shared-contracts/ui/insole-drawing';
import { type CartItem, lineTotal } from './cart';
import styles from './cart-line.module.css';
import { QuantityStepper } from './quantity-stepper';
import { describeChange } from './refresh-cart';

/** A line of the cart with everything that can be done to it. */
export function CartLine({
  item,
  onQuantity,
  onRemove,
}: {
  item: CartItem;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}) {
  const change = describeChange(item);
  return (
    <li className={styles.line}>
      <InsoleDrawing level={item.metadata.level} decorative className={styles.drawing} />
      <div className={styles.text}>
        <h3 className={styles.name}>{item.name}</h3>
        <p className={styles.price}>
          {formatMoney({ amount: item.price, currency: item.currency })} × {item.quantity}
        </p>
        {change ? <p className={styles.change}>{change}</p> : null}
      </div>
      {item.gone ? null : <p className={styles.total}>{formatMoney(lineTotal(item))}</p>}
      <div className={styles.controls}>
        {item.gone ? null : (
          <QuantityStepper product={item.name} quantity={item.quantity} onChange={onQuantity} />
        )}
        <Button
          look="plain"
          className={styles.remove}
          onClick={onRemove}
          aria-describedby={`cart-line-${item.id}`}
        >
          Remove
        </Button>
        <span id={`cart-line-${item.id}`} className="visually-hidden">
          {item.name}
        </span>
      </div>
    </li>
  );
}
