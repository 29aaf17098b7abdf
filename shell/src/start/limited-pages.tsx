import { type ComponentType, type ReactNode, useState, useSyncExternalStore } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LimitedWait } from '../loading/limited-wait';
import { mapLazy } from '../loading/map-lazy';
import { useStaticSectionHere } from './use-static-section';

/**
 * Limits how long a page may make React wait. Each page has a boundary of its own, because React shows no fallback of
 * one that is there already while it renders the next page. A page that is hydrated, or takes the place of
 * prerendered text, has none: React would hydrate it later, and its text would give way to the fallback.
 */
export function withLimitedWaits(routes: readonly RouteObject[], fallback: ReactNode): RouteObject[] {
  return mapLazy(routes, (lazy) => async () => {
    const { Component, ...page } = await lazy();
    return { ...page, ...(Component && { Component: limited(Component, fallback) }) };
  });
}

function limited(Page: ComponentType, fallback: ReactNode): ComponentType {
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
