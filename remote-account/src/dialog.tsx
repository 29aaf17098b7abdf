import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './dialog.module.css';

/**
 * A native modal dialog, open as long as it is rendered. `onClose` is asked for by Escape; with `busy` it
 * stays open, so that nobody leaves before the answer is there.
 */
export function Dialog({
  title,
  busy,
  onClose,
  children,
}: {
  title: string;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const titleId = useId();

  useEffect(() => {
    const element = dialog.current;
    opener.current ??= document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      // A dialog that leaves the page doesn't give the focus back by itself in every browser.
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onClose();
      }}
      // Browsers close at the second Escape whatever the page says.
      onClose={() => {
        if (dialog.current && !dialog.current.open) onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
