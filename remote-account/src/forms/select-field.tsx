import type { ComponentProps, ReactNode } from 'react';
import styles from './form.module.css';

export function SelectField({
  label,
  error,
  children,
  ...select
}: { label: string; id: string; error?: string | undefined; children: ReactNode } & Omit<
  ComponentProps<'select'>,
  'id' | 'className'
>) {
  return (
    <div className="stack gap-2">
      <label htmlFor={select.id} className="bold">
        {label}
      </label>
      <select
        {...select}
        className={styles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${select.id}-error` : undefined}
      >
        {children}
      </select>
      {error ? (
        <p id={`${select.id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
