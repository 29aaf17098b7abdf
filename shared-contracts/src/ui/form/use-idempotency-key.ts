import { useRef } from 'react';
import { randomId } from '../../platform/random-id';

/**
 * Keeps the key of what a form creates: `get` returns the same UUID from the first attempt until `done`. A server
 * that receives the key twice creates nothing twice, because the answer to the first attempt may have been lost.
 */
export function useIdempotencyKey() {
  const kept = useRef<string>(undefined);
  return {
    get() {
      kept.current ??= randomId();
      return kept.current;
    },
    done() {
      kept.current = undefined;
    },
  };
}
