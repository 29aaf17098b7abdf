import type { ReactNode } from 'react';
import styles from './post-cover.module.css';

/** Renders a post's drawing on a tinted background of 3 to 2. */
export function PostCover({ children }: { children: ReactNode }) {
  return <div className={styles.cover}>{children}</div>;
}
