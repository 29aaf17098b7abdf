import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/**
 * Renders the top of a page: one heading and one paragraph about its subject, beside a drawing. A story page has
 * its own background, with the drawing in an arched window.
 */
export function PageHead({
  title,
  drawing,
  small = false,
  children,
}: {
  title: string;
  drawing: ReactNode;
  /** For task pages: a smaller drawing leaves room for the task. */
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <header className={small ? styles.band : `${styles.band} ${styles.story}`}>
      <div className={`column ${styles.head} ${small ? styles.small : ''}`}>
        <div className={`stack ${styles.text}`}>
          <h1>{title}</h1>
          <div className={styles.lead}>{children}</div>
        </div>
        <div className={styles.drawing}>{drawing}</div>
      </div>
    </header>
  );
}
