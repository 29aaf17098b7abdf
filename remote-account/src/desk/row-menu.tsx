import { EllipsisVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './desk.module.css';

/** What can be done with a row, behind one button. It closes by Escape and by a press elsewhere. */
export function RowMenu({ label, children }: { label: string; children: ReactNode }) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      const open = menu.current;
      if (!open?.open || !(target instanceof Element)) return;
      // The dialog that a choice opened returns the focus to that choice.
      if (!open.contains(target) && !target.closest('dialog')) open.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }

  return (
    <details ref={menu} className={styles.menu} onKeyDown={onKeyDown}>
      <summary aria-label={label}>
        <EllipsisVertical aria-hidden="true" size="1.25em" />
      </summary>
      <div className={styles.choices}>{children}</div>
    </details>
  );
}
