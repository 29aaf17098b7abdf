import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** Replaces a page: a drawing, what happened and what to do next. */
export function Panel({
  drawing,
  title,
  children,
}: {
  drawing: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <div className={`column ${styles.panel}`}>
      <div className={styles.drawing}>{drawing}</div>
      <div className={styles.text}>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
    </div>
  );
}

/** The buttons or links of a panel. */
export function PanelActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
