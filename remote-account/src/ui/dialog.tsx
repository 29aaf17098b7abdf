import { Modal } from '@little-arches/contracts/ui';
import { type ReactNode, useId } from 'react';

/** Renders a modal with a heading. With `busy` it can't be closed, so that the answer is seen. */
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
