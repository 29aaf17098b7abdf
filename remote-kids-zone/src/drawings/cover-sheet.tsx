import type { ReactNode } from 'react';
import styles from './drawing.module.css';

/** The sheet every cover is drawn on: decorative, 320 by 200, filling whatever holds it. */
export function CoverSheet({
  background,
  children,
}: {
  background: 'deep' | 'deepWarm' | 'cool' | 'warm' | 'sky' | 'violet';
  children: ReactNode;
}) {
  return (
    <svg
      viewBox="0 0 320 200"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      className={styles.drawing}
      aria-hidden="true"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect width="320" height="200" className={styles[background]} data-scenery="" />
      {children}
    </svg>
  );
}
