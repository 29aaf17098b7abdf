import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDetailsMenu } from '../../ui/use-details-menu';
import styles from './scan-menu.module.css';

const CLOSED_BY = ['pointerdown', 'focusin'] as const;

/** Renders the actions of a scan behind one button. Escape, a press elsewhere or focus elsewhere close the menu. */
export function ScanMenu({ children }: { children: ReactNode }) {
  const menu = useDetailsMenu(CLOSED_BY);
  return (
    <details {...menu} className={styles.menu}>
      <summary>
        <EllipsisVertical aria-hidden="true" size="1.25em" />
        <span>Print, share</span>
      </summary>
      <div className={`stack gap-2 ${styles.list}`}>{children}</div>
    </details>
  );
}
