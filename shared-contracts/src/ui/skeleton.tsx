import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/**
 * Shown in place of content while it loads. Assistive technology reads `text`; the blocks inside are hidden from it
 * and should have the final content's size.
 */
export function Skeleton({ text = 'Loading...', children }: { text?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** One grey block of a skeleton. `className` sets its size; default: one line of text. */
export function SkeletonBlock({ className }: { className?: string | undefined }) {
  return <div className={[styles.block, className].filter(Boolean).join(' ')} />;
}
