import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import styles from './notice.module.css';

/**
 * A message in the page. Assistive technology reads errors at once and other messages when it is idle. Pass a `ref`
 * to move the focus to the message later.
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
  /**
   * Whether the notice takes the focus when it appears, because the pressed control has disappeared. Such a notice
   * has no `ref`.
   */
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
      className={`stack gap-2 ${styles.notice} ${styles[kind]}`}
    >
      {title ? <p className={styles.title}>{title}</p> : null}
      {children}
    </div>
  );
}
