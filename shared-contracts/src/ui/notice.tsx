import type { ReactNode, Ref } from 'react';
import styles from './notice.module.css';

/**
 * A message in the page. Errors are said at once by assistive technology, the others when it is idle. Give a
 * `ref` to move the focus to it.
 */
export function Notice({
  kind,
  title,
  children,
  ref,
}: {
  kind: 'error' | 'success' | 'info';
  title?: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`${styles.notice} ${styles[kind]}`}
    >
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
  );
}
