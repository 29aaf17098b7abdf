import type { ReactNode } from 'react';
import { Notice } from 'shared-contracts/ui';

/** Shows that something was done and takes the focus, so that it is read; give it a new `key` each time. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <Notice kind="success" takesFocus>
      <p>{children}</p>
    </Notice>
  );
}
