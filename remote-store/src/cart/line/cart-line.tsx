import { Button } from '@little-arches/contracts/ui';
import { formatMoney, formatSize, nameInSize } from '@little-arches/contracts/values';
import { memo, useRef } from 'react';
import { drawnProduct } from '../../catalog/drawings/designs';
import { ProductThumbnail } from '../../catalog/drawings/from-above';
import { SizeField } from '../../sizes/size-field';
import { useSizeChoice } from '../../sizes/use-size-choice';
import { type Cart, type CartItem, lineTotal } from '../cart';
import { describeChange } from '../refresh-cart';
import styles from './cart-line.module.css';
import { LineForWhom } from './line-for-whom';
import { describeSizeProblem } from './line-size';
import { QuantityStepper } from './quantity-stepper';

/** Memoized: redrawing the insoles of fifty lines took most of the time of a change to one line. */
const Drawing = memo(({ item }: { item: CartItem }) => (
  <ProductThumbnail product={drawnProduct(item)} className={styles.drawing} />
));

/** Renders a line of the cart with all its actions. */
export function CartLine({
  cart,
  item,
  id,
  onQuantity,
  onSize,
  onRemove,
}: {
  cart: Cart;
  item: CartItem;
  /** Id of the line in the page. */
  id: string;
  onQuantity: (quantity: number) => void;
  /** `heading` returns the element to focus, if the line still exists. */
  onSize: (size: number, heading: () => HTMLElement | null) => void;
  onRemove: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const change = describeChange(item);
  const sizeProblem = describeSizeProblem(item);
  return (
    <li className={styles.line}>
      <Drawing item={item} />
      <div className={styles.text}>
        <h3 ref={heading} tabIndex={-1} className={styles.name}>
          {item.name}
        </h3>
        {item.size === undefined ? null : <p className="quiet">{`Size ${formatSize(item.size)}`}</p>}
        <p className="quiet">
          {`${formatMoney({ amount: item.price, currency: item.currency })} × ${item.quantity}`}
        </p>
        {change ? <p className={styles.change}>{change}</p> : null}
        {sizeProblem ? <p className={styles.change}>{sizeProblem}</p> : null}
      </div>
      {item.gone ? null : <p className={styles.total}>{formatMoney(lineTotal(item))}</p>}
      {sizeProblem ? (
        <ChooseLineSize item={item} onSize={(size) => onSize(size, () => heading.current)} />
      ) : null}
      {item.gone ? null : <LineForWhom cart={cart} item={item} />}
      <div className={styles.controls}>
        {item.gone ? null : (
          <QuantityStepper product={nameInSize(item)} quantity={item.quantity} onChange={onQuantity} />
        )}
        <Button look="plain" className={styles.remove} onClick={onRemove} aria-describedby={id}>
          Remove
        </Button>
        <span id={id} className="visually-hidden">
          {nameInSize(item)}
        </span>
      </div>
    </li>
  );
}

/** Renders the size choice for a line without a size, or with a sold-out one. */
function ChooseLineSize({ item, onSize }: { item: CartItem; onSize: (size: number) => void }) {
  const { field, take } = useSizeChoice(item.sizes);
  return (
    <div className={styles.size}>
      <SizeField label={`Size of ${item.name}`} {...field} />
      <Button
        look="quiet"
        onClick={() => {
          const size = take();
          if (size !== undefined) onSize(size);
        }}
      >
        Use this size
      </Button>
    </div>
  );
}
