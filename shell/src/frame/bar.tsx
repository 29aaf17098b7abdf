import { type ReactNode, useEffect, useState } from 'react';
import styles from './bar.module.css';

/** A quiet bar at the end of the main area that stays visible: the problem of the page, and a button. */
export function Bar({ text, children }: { text: string; children: ReactNode }) {
  // Assistive technology reads changes of a status, not its initial content.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <div className={styles.bar}>
      <div className={`column ${styles.content}`}>
        <p role="status">{ready ? text : null}</p>
        {children}
      </div>
    </div>
  );
}
