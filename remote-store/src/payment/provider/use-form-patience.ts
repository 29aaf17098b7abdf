import { useEffect, useEffectEvent } from 'react';
import { PROVIDER_PATIENCE } from './within-patience';

/** Calls `onOver` when the provider's form is not ready in time. */
export function useFormPatience(ready: boolean, onOver: () => void): void {
  const giveUp = useEffectEvent(onOver);
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(giveUp, PROVIDER_PATIENCE);
    return () => clearTimeout(timer);
  }, [ready]);
}
