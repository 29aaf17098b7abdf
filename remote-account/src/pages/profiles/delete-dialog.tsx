import { useEffect, useRef } from 'react';
import { useHost } from 'shared-contracts/host';
import type { Child } from 'shared-contracts/profile';
import { Button } from 'shared-contracts/ui/button';
import { Notice } from 'shared-contracts/ui/notice';
import { deleteChild } from '../../children/child-backend';
import { Dialog } from '../../dialog';
import { useAttempt } from '../../forms/use-attempt';
import styles from './page.module.css';

/** Asks before a profile is deleted, and says what goes with it. */
export function DeleteDialog({
  child,
  onDeleted,
  onClose,
}: {
  child: Child;
  onDeleted: () => void;
  onClose: () => void;
}) {
  const { backend } = useHost();
  const { busy, failure, attempt } = useAttempt();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);

  const confirm = () =>
    attempt(async () => {
      await deleteChild(backend, child.id);
      onDeleted();
    });

  return (
    <Dialog title={`Delete the profile of ${child.first_name}?`} busy={busy} onClose={onClose}>
      {failure ? (
        <Notice kind="error" ref={notice}>
          <p>{failure}</p>
        </Notice>
      ) : null}
      <p>All scans of {child.first_name} are deleted with it. This can’t be undone.</p>
      <div className={styles.dialogActions}>
        <Button onClick={onClose} look="quiet" busy={busy}>
          Keep profile
        </Button>
        <Button onClick={confirm} busy={busy}>
          {busy ? 'Deleting…' : 'Delete profile and scans'}
        </Button>
      </div>
    </Dialog>
  );
}
