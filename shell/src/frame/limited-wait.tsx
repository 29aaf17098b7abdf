import { asError } from '@little-arches/contracts/platform';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds that a component may suspend. */
const LIMIT = 8000;

/**
 * Renders `fallback` while `children` suspend. Throws an Error after eight seconds, so that a thrown promise that
 * never settles reaches the nearest boundary.
 */
export function LimitedWait({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  // An Error created here would blame the shell's file.
  const onOver = () => setFailure(asError('A component threw a promise that does not settle'));
  return <Suspense fallback={<Waiting onOver={onOver}>{fallback}</Waiting>}>{children}</Suspense>;
}

function Waiting({ onOver, children }: { onOver: () => void; children: ReactNode }) {
  const tell = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setTimeout(tell, LIMIT);
    return () => clearTimeout(timer);
  }, []);
  return children;
}
