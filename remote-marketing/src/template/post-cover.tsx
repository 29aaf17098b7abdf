import type { ReactNode } from 'react';
import styles from './post-cover.module.css';

/** A post's drawing, standing on a tinted ground of 3 to 2. */
export function PostCover({ children }: { children: ReactNode }) {
  return <div className={styles.cover}>{children}</div>;
}
