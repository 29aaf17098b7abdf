import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './report.module.css';

/**
 * Media query of the screens on which sections fold. It excludes print, because paper is as narrow as a small
 * window.
 */
const PHONE = 'screen and (max-width: 47.99rem)';

/**
 * Renders a section of a report under its heading `title`, with `id` as the heading's id. On a phone the section is
 * folded.
 */
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

// Browsers without matchMedia get all sections open.
const phone = () => window.matchMedia?.(PHONE);

function observePhone(listener: () => void): () => void {
  const query = phone();
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

function readPhone(): boolean {
  return phone()?.matches ?? false;
}
