import { Notice } from '@little-arches/contracts/ui';
import type { ReactNode } from 'react';

/**
 * Renders a confirmation and focuses it, so that screen readers announce it. Pass a new `key` for each
 * confirmation.
 */
export function Done({ children }: { children: ReactNode }) {
  return (
    <Notice kind="success" takesFocus>
      <p>{children}</p>
    </Notice>
  );
}
