import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { MAX_QUANTITY } from './cart';
import styles from './quantity-stepper.module.css';

/** Sets a quantity from 1 to 99, by steps or typed. What is typed counts when the field is left or on Enter. */
export function QuantityStepper({
  product,
  quantity,
  onChange,
}: {
  /** Name of the product, for the labels. */
  product: string;
  quantity: number;
  onChange: (quantity: number) => void;
}) {
  const [typed, setTyped] = useState<string>();

  function commit() {
    setTyped(undefined);
    if (typed === undefined || !/^\d+$/.test(typed.trim())) return;
    const wanted = Math.min(Math.max(Number(typed), 1), MAX_QUANTITY);
    if (wanted !== quantity) onChange(wanted);
  }

  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">Quantity of {product}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label={`One less of ${product}`}
        title={quantity <= 1 ? 'One is the least; Remove takes it out' : undefined}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <input
        className={styles.value}
        aria-label={`Quantity of ${product}`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        value={typed ?? quantity}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`One more of ${product}`}
        title={quantity >= MAX_QUANTITY ? `${MAX_QUANTITY} is the most in one order` : undefined}
        disabled={quantity >= MAX_QUANTITY}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}
