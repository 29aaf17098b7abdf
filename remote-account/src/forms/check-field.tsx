import styles from './form.module.css';

export function CheckField({
  label,
  id,
  name,
  error,
}: {
  label: string;
  id: string;
  name: string;
  error: string | undefined;
}) {
  return (
    <div className="stack gap-2">
      <label className={styles.check} htmlFor={id}>
        <input
          type="checkbox"
          className={styles.box}
          id={id}
          name={name}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
