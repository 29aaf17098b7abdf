import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Two fields of a form that belong together, side by side if there is space. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
