import { FlaskConical } from 'lucide-react';
import styles from './test-mode-note.module.css';

/** Shows that payments are simulated, and which card pays. */
export function TestModeNote() {
  return (
    <p className={styles.note}>
      <FlaskConical aria-hidden="true" className={styles.icon} />
      <span>
        <strong>Test mode: no money moves.</strong> Card{' '}
        <span className={styles.card}>4242 4242 4242 4242</span>, any future date, any three digits.
      </span>
    </p>
  );
}
