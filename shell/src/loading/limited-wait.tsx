import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import type { RouteObject } from 'react-router-dom';
import { asError } from 'shared-contracts/thrown';
import { useStaticSectionHere } from '../start/use-static-section';
import { mapLazy } from './map-lazy';

/** Milliseconds that a component may make React wait. */
const LIMIT = 8000;

/**
 * Renders `fallback` while `children` make React wait. Throws an Error after eight seconds, so that a promise that a
 * component throws and that never settles ends in the nearest boundary.
 */
export function LimitedWait({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [failure, setFailure] = useState<Error>();
  if (failure) throw failure;
  // An Error made here would name the shell's file as the one at fault.
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
