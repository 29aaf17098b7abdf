import { type ReactNode, useId } from 'react';
import { Modal } from 'shared-contracts/ui';

/** A modal with a heading; with `busy` it stays open, so that no one leaves before the answer is there. */
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
  const titleId = useId();
  return (
    <Modal card aria-labelledby={titleId} busy={busy} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Modal>
  );
}
