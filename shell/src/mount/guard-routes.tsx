import type { ReactElement } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { type Access, Guarded } from '../access/guard';
import { RouteBoundary } from '../frame/errors/failure-boundary';
import { isPageHandle } from '../navigation/shown-page';

/**
 * Wraps the pages of a remote in the guard, at the outermost route whose pages all have the same access: a layout
 * that shows whose profile this is stays hidden from all others too. `failure` renders what a page behind the guard
 * threw: a visitor whom a loader refuses is redirected to the sign-in and sees no error.
 */
export function withGuard(routes: readonly RouteObject[], failure: ReactElement): RouteObject[] {
  return routes.map((route): RouteObject => {
    const [only = 'anyone', ...others] = new Set(accessesOf(route));
    if (others.length === 0) return guarded(route, only, failure);
    const { children } = route;
    const inner = children ? { ...route, children: withGuard(children, failure) } : route;
    return guarded(inner, ownAccess(route), failure);
  });
}

function guarded(route: RouteObject, access: Access, failure: ReactElement): RouteObject {
  if (access === 'anyone') return route;
  return {
    element: (
      <Guarded access={access}>
        <Outlet />
      </Guarded>
    ),
    children: [{ errorElement: failure, element: <RouteBoundary />, children: [route] }],
  };
}

/** Returns the access of `route`, when it is a page. */
function ownAccess({ handle }: RouteObject): Access {
  return isPageHandle(handle) ? (handle.definition.access ?? 'anyone') : 'anyone';
}

/** Returns the access of each page at and below `route`. */
function accessesOf(route: RouteObject): Access[] {
  const below = (route.children ?? []).flatMap(accessesOf);
  return isPageHandle(route.handle) ? [ownAccess(route), ...below] : below;
}
