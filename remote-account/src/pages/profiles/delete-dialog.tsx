import { useEffect, useRef, useState } from 'react';
import { isBackendError } from 'shared-contracts/backend';
import { useHost } from 'shared-contracts/host';
import type { Child } from 'shared-contracts/profile';
import { Button } from 'shared-contracts/ui/button';
import { Notice } from 'shared-contracts/ui/notice';
import { deleteChild } from '../../children/child-backend';
import { Dialog } from '../../dialog';
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
  const { backend, reportError } = useHost();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) notice.current?.focus();
  }, [failure]);

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteChild(backend, child.id);
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      setFailure(isBackendError(error) ? error.message : 'Something unexpected happened. Please try again.');
      return setBusy(false);
    }
    onDeleted();
  }

  return (
    <Dialog title={`Delete the profile of ${child.first_name}?`} busy={busy} onClose={onClose}>
      {failure ? (
        <Notice kind="error" ref={notice}>
          <p>{failure}</p>
        </Notice>
      ) : null}
      <p>All scans of {child.first_name} are deleted with it. This can’t be undone.</p>
      <div className={styles.dialogActions}>
        <Button onClick={onClose} look="quiet" disabled={busy}>
          Keep profile
        </Button>
        <Button onClick={confirm} disabled={busy}>
          {busy ? 'Deleting…' : 'Delete profile and scans'}
        </Button>
      </div>
    </Dialog>
  );
}
