import type { ReactNode } from 'react';
import styles from './page.module.css';

/** Renders a section of the settings with its heading; links within the page use its `id`. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
