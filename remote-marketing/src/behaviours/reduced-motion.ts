import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Returns whether the visitor requested reduced motion. For effects and event handlers. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** Returns whether automatic motion is forbidden: under reduced motion, and before scripts run. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
