import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/**
 * Shown where content will be while it loads. `text` is what assistive technology reads; the blocks inside
 * are hidden from it and should have the final content's size.
 */
export function Skeleton({ text = 'Loading...', children }: { text?: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="visually-hidden">{text}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** One grey block of a skeleton; its size comes from `className`, one line of text high without. */
export function SkeletonBlock({ className }: { className?: string | undefined }) {
  return <div className={[styles.block, className].filter(Boolean).join(' ')} />;
}
