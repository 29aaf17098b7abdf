import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from 'shared-contracts/ui';

/** Shows that something was done and takes the focus, so that it is read; give it a new `key` each time. */
export function Done({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <Notice kind="success" ref={notice}>
      <p>{children}</p>
    </Notice>
  );
}
