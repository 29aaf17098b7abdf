import { useHost } from '@little-arches/contracts/host';
import { useEffect, useRef } from 'react';

/**
 * Announces the result of a retry: the remaining failures, or `success`. `retrying` is true while one runs;
 * removing the component during a retry counts as success. Returns the button's click handler.
 */
export function useRetry(
  retrying: boolean,
  onRetry: () => void,
  message: string,
  success = 'That worked. The page is here now.',
): () => void {
  const { announce } = useHost();
  const asked = useRef(false);
  const wasRetrying = useRef(false);

  useEffect(() => {
    if (asked.current && wasRetrying.current && !retrying) {
      asked.current = false;
      announce(`That didn’t work yet. ${message}`, 'assertive');
    }
    wasRetrying.current = retrying;
  }, [retrying, message, announce]);

  useEffect(() => {
    const { pathname } = window.location;
    return () => {
      const leftThePage = window.location.pathname !== pathname;
      if (!asked.current || !wasRetrying.current || leftThePage) return;
      announce(success);
      // The pressed button has disappeared, and the focus with it.
      document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [announce, success]);

  return () => {
    if (retrying) return;
    asked.current = true;
    onRetry();
  };
}
