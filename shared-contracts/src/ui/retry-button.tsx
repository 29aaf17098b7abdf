import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button, type ButtonLook } from './button';

/**
 * The button that repeats a read without side effects: presses itself when the connection returns. `onRetry`
 * receives true when a person pressed. Set `busy` while a try runs.
 */
export function RetryButton({
  look = 'action',
  busy = false,
  onRetry,
  children = 'Try again',
}: {
  look?: ButtonLook;
  busy?: boolean;
  onRetry: (pressed: boolean) => void;
  children?: ReactNode;
}) {
  const retry = useEffectEvent(() => {
    if (!busy) onRetry(false);
  });
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <Button look={look} busy={busy} onClick={() => onRetry(true)}>
      {children}
    </Button>
  );
}
