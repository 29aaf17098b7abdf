import { formatSize } from '@little-arches/contracts/values';
import { type Ref, useId } from 'react';
import styles from './size-field.module.css';
import type { ProductSize } from './size-for-foot';

/** Renders a choice among a product's sizes. Sold-out sizes are marked. */
export function SizeField({
  label,
  sizes,
  error,
  takesSoldOut = false,
  onChange,
  ref,
}: {
  label: string;
  sizes: readonly ProductSize[];
  error?: string | undefined;
  /** Whether a sold-out size can be chosen, because the page then offers alternatives. */
  takesSoldOut?: boolean;
  onChange: () => void;
  /**
   * The select is not controlled, so that a choice from before hydration stays. Its value is empty without a
   * choice.
   */
  ref: Ref<HTMLSelectElement>;
}) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id} className="bold">
        {label}
      </label>
      <select
        id={id}
        ref={ref}
        className={styles.select}
        defaultValue=""
        onChange={onChange}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <option value="">Choose a size</option>
        {sizes.map(({ size, footLength, inStock }) => (
          <option key={size} value={size} disabled={!inStock && !takesSoldOut}>
            {inStock ? `${formatSize(size)}, foot up to ${footLength} mm` : `${formatSize(size)}, sold out`}
          </option>
        ))}
      </select>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
