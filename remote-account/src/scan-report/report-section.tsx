import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import fold from '../ui/fold.module.css';
import styles from './report.module.css';

/** Media queries of where sections fold: never on paper, which is as narrow as a small window. */
const FOLDED = { phone: 'screen and (max-width: 47.99rem)', screen: 'screen' } as const;

/** Renders a section of a report under its heading `title`, with `id` as the heading's id, folded on `foldedOn`. */
export function ReportSection({
  id,
  title,
  foldedOn = 'phone',
  children,
}: {
  id: string;
  title: string;
  foldedOn?: keyof typeof FOLDED;
  children: ReactNode;
}) {
  const isFolded = useMatches(FOLDED[foldedOn]);
  if (!isFolded)
    return (
      <section className={`stack ${styles.section}`}>
        <h2 id={id}>{title}</h2>
        {children}
      </section>
    );
  return (
    <details className={fold.fold}>
      <summary>
        <h2 id={id}>{title}</h2>
      </summary>
      <div className={`stack ${styles.section}`}>{children}</div>
    </details>
  );
}

/** Returns whether a media query matches now; never in browsers without matchMedia. */
function useMatches(query: string): boolean {
  const observe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    observe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
