import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDetailsMenu } from '../use-details-menu';
import styles from './practice.module.css';

const CLOSED_BY = ['pointerdown'] as const;

/** Renders the actions of a row behind one button. Escape and a press elsewhere close the menu. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useDetailsMenu(CLOSED_BY);
  return (
    <details {...menu} className={styles.menu}>
      <summary aria-label={label}>
        <EllipsisVertical aria-hidden="true" size="1.25em" />
      </summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
