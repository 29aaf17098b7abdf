import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** Top of every page but home: what it is about, in one heading and one paragraph, beside a drawing. */
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
    <header className={styles.band}>
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
