import { useHost } from '@little-arches/contracts/host';
import { useEffect } from 'react';

/** Publishes the child of the current page as the chosen one. Publishes nothing on pages about several children. */
export function useShownChild(childId: string | undefined): void {
  const { bus } = useHost();
  useEffect(() => {
    if (childId) bus.publish('child/chosen', { childId });
  }, [bus, childId]);
}
