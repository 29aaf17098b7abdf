import { useState } from 'react';
import { failureMessage, isBackendError } from 'shared-contracts/backend';
import { useHost } from 'shared-contracts/host';

/** Work that a button starts: whether it is under way, and in words what went wrong with the last. */
export function useAttempt() {
  const { reportError } = useHost();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /**
   * Does the work; false where it failed, which `failure` then describes, and where other work is under way.
   */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      return true;
    } catch (error) {
      if (!isBackendError(error)) reportError(error);
      setFailure(failureMessage(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, attempt, fail: setFailure };
}
