import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import { LimitedWait } from '../loading/limited-wait';
import { useStaticSectionHere } from '../start/use-static-section';

/**
 * Limits how long a page may suspend. Each page has its own boundary, because React shows no fallback of a mounted
 * boundary while it renders the next page. A page that is hydrated, or that replaces prerendered text, has none:
 * React would hydrate it later, and the fallback would replace its text.
 */
export function limitedPage(Page: ComponentType, fallback: ReactNode): ComponentType {
  return function LimitedPage() {
    const isHydrated = useSyncExternalStore(neverChanges, isNot, is);
    const isRead = useStaticSectionHere() !== undefined;
    const [hasBoundary] = useState(!isHydrated && !isRead);
    if (!hasBoundary) return <Page />;
    return (
      <LimitedWait fallback={fallback}>
        <Page />
      </LimitedWait>
    );
  };
}

const neverChanges = () => () => {};
const is = () => true;
const isNot = () => false;
