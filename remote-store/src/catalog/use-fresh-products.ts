import { isBackendError } from '@little-arches/contracts/backend';
import { useHost } from '@little-arches/contracts/host';
import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { readProducts } from './read-products';

/** The reason why newer products could not be read, in the server's words, and a function that tries again. */
export interface StaleProducts {
  readonly message: string;
  readonly retry: () => void;
}

/**
 * Reads the products again for a page that shows earlier ones: from prerendering, or from the last read. The read
 * happens before the page's loader runs again, so a failure keeps the displayed products and is returned. `shown`
 * is the loader's data; a promise means that the page is loading new products anyway.
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
