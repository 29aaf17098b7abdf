import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './report.module.css';

/** Where sections fold. Not on paper, which is as narrow as a small window. */
const PHONE = 'screen and (max-width: 47.99rem)';

/** A section of a report under its heading `title`, which `id` names. On a phone it is folded behind that heading. */
export function ReportSection({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  const isPhone = useSyncExternalStore(observePhone, readPhone, () => false);
  const classes = [styles.section, className].filter(Boolean).join(' ');
  if (!isPhone)
    return (
      <section className={classes}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    );
  return (
    <details className={styles.fold}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <div className={classes}>{children}</div>
    </details>
  );
}

// Where a browser can't detect it, everything is open.
const phone = () => window.matchMedia?.(PHONE);

function observePhone(listener: () => void): () => void {
  const query = phone();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

function readPhone(): boolean {
  return phone()?.matches ?? false;
}
