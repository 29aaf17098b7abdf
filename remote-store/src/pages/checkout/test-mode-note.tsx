import { FlaskConical } from 'lucide-react';
import styles from './test-mode-note.module.css';

/** Renders a note that payments are simulated, with the number of a test card. */
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
