import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

/**
 * Reads a page's data again when the page was hydrated: what it shows then is as old as the release, and
 * prices may have changed since. Loaders give promises, prerendered data are plain values.
 */
export function useFreshAfterHydration(data: unknown): void {
  const { revalidate } = useRevalidator();
  const hydrated = !(data instanceof Promise);
  useEffect(() => {
    if (hydrated) void revalidate();
  }, [hydrated, revalidate]);
}
