import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Two fields of a form that belong together: side by side where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>;
}
