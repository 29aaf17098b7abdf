import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

/** Whether the visitor requested less motion. For effects and event handlers. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

/** Whether nothing may move by itself: prerendered pages stand still until scripts run. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
