import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDetailsMenu } from '../../use-details-menu';
import styles from './scan-menu.module.css';

const CLOSED_BY = ['pointerdown', 'focusin'] as const;

/** What can be done with a scan, behind one button. Escape, and a press or the focus elsewhere, close it. */
export function ScanMenu({ children }: { children: ReactNode }) {
  const { ref, onKeyDown } = useDetailsMenu(CLOSED_BY);
  return (
    <details ref={ref} className={styles.menu} onKeyDown={onKeyDown}>
      <summary>
        <EllipsisVertical aria-hidden="true" size="1.25em" />
        <span>Print, share</span>
      </summary>
      <div className={styles.list}>{children}</div>
    </details>
  );
}
