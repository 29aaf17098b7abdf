import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { closeWithOpener } from './close-with-opener';
import styles from './modal.module.css';
import { onOwn } from './on-own';

/** Props of a modal. It needs a name: `aria-label`, or `aria-labelledby` with the id of its heading. */
export interface ModalProps {
  /** Sets size, place and padding, unless it is a card; background, text colour and backdrop are the same for all. */
  readonly className?: string | undefined;
  /** Whether the modal is a card in the middle of the page. Default: false. */
  readonly card?: boolean;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  /** Whether the modal stays open whatever is pressed, because an answer is pending. Default: false. */
  readonly busy?: boolean;
  /** Milliseconds before the modal is shown, so that fast results need no modal. Default: 0. */
  readonly patience?: number;
  /** Whether a press outside the content requests closing; the content must then cover the modal's whole box. */
  readonly closesOnBackdrop?: boolean;
  /**
   * Called on Escape, on a press of the backdrop, and when a width of the window hides the opener. The component that
   * renders the modal must then remove it.
   */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog, open as long as it is rendered: the browser manages the focus trap, Escape and the inert
 * page below. On removal, the focus returns to where it was before, or to the page's main part if that is gone.
 */
export function Modal({
  card = false,
  busy = false,
  patience = 0,
  closesOnBackdrop = false,
  onClose,
  className,
  children,
  ...names
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const isLeaving = useRef(false);
  const closeUnlessBusy = useEffectEvent(() => {
    if (!busy) onClose();
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    isLeaving.current = false;
    const opener = document.activeElement;
    const show = () => {
      // A menu that closed meanwhile would hide the modal, while the page around it is inert.
      const menu = element?.closest('details');
      if (menu) menu.open = true;
      element?.showModal();
    };
    const timer = patience > 0 ? setTimeout(show, patience) : undefined;
    if (patience === 0) show();
    const letGo = closeWithOpener(opener, () => closeUnlessBusy());
    return () => {
      clearTimeout(timer);
      letGo();
      if (!element?.open) return;
      isLeaving.current = true;
      element.close();
      // Not every browser returns the focus when a dialog is removed from the page.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      // The opener may be removed together with the modal, as the row of a deleted thing is.
      queueMicrotask(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true });
      });
    };
  }, [patience]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for what a press on the backdrop does.
    <dialog
      ref={dialog}
      {...names}
      className={[styles.modal, card && styles.card, className].filter(Boolean).join(' ')}
      onCancel={onOwn((event) => {
        event.preventDefault();
        if (!busy) onClose();
      })}
      // Browsers close a dialog at the second Escape in any case.
      onClose={onOwn(() => {
        if (!isLeaving.current && dialog.current && !dialog.current.open) onClose();
      })}
      // A drag that begins inside is ignored.
      onPointerDown={({ target }) => {
        pressedBeside.current = target === dialog.current;
      }}
      onClick={({ target }) => {
        if (closesOnBackdrop && !busy && pressedBeside.current && target === dialog.current) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
