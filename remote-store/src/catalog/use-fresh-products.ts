import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { isBackendError } from 'shared-contracts/backend';
import { useHost } from 'shared-contracts/host';
import { readProducts } from './read-products';

/** Why newer products could not be read, in the server's words, and the way to try again. */
export interface StaleProducts {
  readonly message: string;
  readonly retry: () => void;
}

/**
 * Reads the products again for a page that shows earlier ones: those it was prerendered with, or those that
 * were read last. They are read before the page's loader runs again, so what it shows stays where reading
 * fails; that is what it returns then. `shown` is the loader's data: a promise where the page is waiting for
 * new ones anyway.
 */
export function useFreshProducts(shown: unknown): StaleProducts | undefined {
  const host = useHost();
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const [message, setMessage] = useState<string>();
  const isEarlier = !(shown instanceof Promise);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page and each attempt reads once.
  useEffect(() => {
    if (!isEarlier) return;
    let isLeft = false;
    readProducts(host).then(
      () => {
        if (isLeft) return;
        setMessage(undefined);
        void revalidate();
      },
      (error: unknown) => {
        if (!isLeft && isBackendError(error)) setMessage(error.message);
      },
    );
    return () => {
      isLeft = true;
    };
  }, [isEarlier, host, revalidate, pathname, attempt]);

  if (message === undefined || !isEarlier) return undefined;
  return { message, retry: () => setAttempt(attempt + 1) };
}
