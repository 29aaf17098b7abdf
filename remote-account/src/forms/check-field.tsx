import styles from './form.module.css';

/** A required checkbox with its label and its error. */
export function CheckField({
  label,
  hint,
  id,
  name,
  error,
}: {
  label: string;
  /** Shown under the box and read with it. */
  hint?: string;
  id: string;
  name: string;
  error: string | undefined;
}) {
  return (
    <div className={styles.checkField}>
      <label className={styles.check} htmlFor={id}>
        <input
          type="checkbox"
          id={id}
          name={name}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
          }
        />
        <span>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.note}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
