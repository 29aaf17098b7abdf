import { Check } from 'lucide-react';
import styles from './check-list.module.css';

/** Renders short statements, each with a tick. */
export function CheckList({ lines, className = '' }: { lines: readonly string[]; className?: string }) {
  return (
    <ul className={`${styles.list} ${className}`}>
      {lines.map((line) => (
        <li key={line} className={styles.item}>
          <Check aria-hidden="true" className={styles.check} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
