import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/**
 * Top of a page: what it is about, in one heading and one paragraph, beside a drawing. A page that tells a story begins
 * with a ground of its own and the drawing in an arched window.
 */
export function PageHead({
  title,
  drawing,
  small = false,
  children,
}: {
  title: string;
  drawing: ReactNode;
  /** For pages where people come to do something: the drawing leaves them the room. */
  small?: boolean;
  children: ReactNode;
}) {
  return (
    <header className={small ? styles.band : `${styles.band} ${styles.story}`}>
      <div className={`column ${styles.head} ${small ? styles.small : ''}`}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <div className={styles.lead}>{children}</div>
        </div>
        <div className={styles.drawing}>{drawing}</div>
      </div>
    </header>
  );
}
