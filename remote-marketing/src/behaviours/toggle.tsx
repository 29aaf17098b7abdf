import { useId } from 'react';
import styles from './toggle.module.css';

/** Renders two or three choices side by side as native radio buttons, so that the arrow keys move between them. */
export function Toggle<Value extends string>({
  legend,
  options,
  value,
  onChange,
}: {
  /** Name of the group, for screen readers only. */
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.toggle}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className={styles.input}
          />
          <span className={styles.label}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
