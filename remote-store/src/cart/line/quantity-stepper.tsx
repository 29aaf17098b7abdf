import { CART_LIMITS } from '@little-arches/contracts/input';
import { isEnter } from '@little-arches/contracts/ui';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

import styles from './quantity-stepper.module.css';

/**
 * Renders a quantity from 1 to 99, changed by buttons or typed. A typed number takes effect on Enter or when the
 * field is left. A button at its limit keeps the focus, because `disabled` would take the focus from keyboard
 * users.
 */
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

  function step(by: number) {
    const wanted = quantity + by;
    if (wanted >= 1 && wanted <= CART_LIMITS.quantity) onChange(wanted);
  }

  return (
    <fieldset className={styles.stepper}>
      <legend className="visually-hidden">{`Quantity of ${product}`}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label={`One less of ${product}`}
        title={quantity <= 1 ? 'One is the least; Remove takes it out' : undefined}
        aria-disabled={quantity <= 1 || undefined}
        onClick={() => step(-1)}
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
          if (isEnter(event)) commit();
        }}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={`One more of ${product}`}
        title={
          quantity >= CART_LIMITS.quantity ? `${CART_LIMITS.quantity} is the most in one order` : undefined
        }
        aria-disabled={quantity >= CART_LIMITS.quantity || undefined}
        onClick={() => step(1)}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  );
}
