import { useEffect } from 'react';
import { useHost } from 'shared-contracts/host';

/** Publishes the child that the page is about as the chosen one; nothing while it is about several. */
export function useShownChild(childId: string | undefined): void {
  const { bus } = useHost();
  useEffect(() => {
    if (childId) bus.publish('child/chosen', { childId });
  }, [bus, childId]);
}
