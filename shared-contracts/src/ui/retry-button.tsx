import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Button, type ButtonLook } from './button';

/**
 * The button of everything that can be tried again without harm. Presses itself when the connection returns. Give it
 * `busy` while a try runs.
 */
export function RetryButton({
  look = 'quiet',
  busy = false,
  onRetry,
  children = 'Try again',
}: {
  look?: ButtonLook;
  busy?: boolean;
  onRetry: () => void;
  children?: ReactNode;
}) {
  const retry = useEffectEvent(() => {
    if (!busy) onRetry();
  });
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return (
    <Button look={look} busy={busy} onClick={onRetry}>
      {children}
    </Button>
  );
}
