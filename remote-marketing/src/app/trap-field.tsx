import styles from './trap-field.module.css';

/** The field `website`, which people neither see nor reach: the server drops a form in which a program filled it in. */
export function TrapField() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this field empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
