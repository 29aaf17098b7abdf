import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './scan-menu.module.css';

/** What can be done with a scan, behind one button. Escape and a press elsewhere close it. */
export function ScanMenu({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (menu?.open && event.target instanceof Node && !menu.contains(event.target)) menu.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  return (
    <details
      ref={details}
      className={styles.menu}
      onKeyDown={({ key, target, currentTarget }) => {
        // A dialog that the menu opened closes itself.
        if (key !== 'Escape' || (target instanceof Element && target.closest('dialog'))) return;
        currentTarget.open = false;
        currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary>
        <EllipsisVertical aria-hidden="true" size="1.25em" />
        <span>Print, share</span>
      </summary>
      <div className={styles.list}>{children}</div>
    </details>
  );
}
