import { failureMessage, isBackendError } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { useState } from 'react';

/** Runs work that a button starts. Returns whether it is running, and the error text of the last attempt. */
export function useAttempt() {
  const { reportError } = useHost();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  /**
   * Runs the work. Returns false when the work failed, with the reason in `failure`, and when other work is
   * running.
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
