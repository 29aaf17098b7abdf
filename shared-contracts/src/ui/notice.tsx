import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './notice.module.css';

/**
 * A message in the page. Errors are said at once by assistive technology, the others when it is idle. Give a
 * `ref` to move the focus to it later.
 */
export function Notice({
  kind,
  title,
  children,
  takesFocus = false,
  ref,
}: {
  kind: 'error' | 'success' | 'info';
  title?: string;
  children?: ReactNode;
  /** Takes the focus when it appears, in place of what was pressed and is gone. Such a notice has no `ref`. */
  takesFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
}) {
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) own.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={takesFocus ? own : ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`${styles.notice} ${styles[kind]}`}
    >
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
  );
}
