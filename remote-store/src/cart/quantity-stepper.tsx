import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { CART_LIMITS } from 'shared-contracts/limits';

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
    const wanted = Math.min(Math.max(Number(typed), 1), CART_LIMITS.quantity);
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
        maxLength={String(CART_LIMITS.quantity).length}
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
        title={
          quantity >= CART_LIMITS.quantity ? `${CART_LIMITS.quantity} is the most in one order` : undefined
        }
        disabled={quantity >= CART_LIMITS.quantity}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}
