import type { LoadableVersion } from '@little-arches/contracts/formats';
import { HostProvider } from '@little-arches/contracts/host';
import type { ReactElement } from 'react';
import { Outlet, type RouteObject } from 'react-router-dom';
import { type Access, Guarded } from '../access/guard';
import type { LoadedRemote } from '../federation/load-remotes';
import { refreshFiles } from '../federation/refresh-files';
import { RouteBoundary } from '../frame/errors/failure-boundary';
import { SectionError } from '../frame/errors/section-error';
import { LoadingSection } from '../frame/loading-section';
import { LivePage } from '../frame/static-section-view';
import { isPageHandle } from '../navigation/shown-page';
import type { Contexts } from '../start/contexts';
import type { FirstPage } from './first-page';
import { mountPage, type PageParts } from './mount-page';

/** Returns the routes of a loaded remote inside its region; `first` is the content that its first page replaces. */
export function mountRemote(contexts: Contexts, loaded: LoadedRemote, first?: FirstPage): RouteObject[] {
  const { remote, version, definition } = loaded;
  const host = contexts.frame.hostFor(loaded);
  // The remote's own host, so that its failures are reported for that remote.
  const failure = (
    <HostProvider host={host}>
      <SectionError />
    </HostProvider>
  );
  const parts = pageParts(contexts, () => refreshFiles(mountedVersion(loaded)), first);
  return [
    {
      id: `remote:${remote.name}`,
      element: (
        <section data-remote={remote.name} data-version={version}>
          <Outlet />
        </section>
      ),
      // One boundary in each region, so that a failing remote never affects the frame or other sections.
      children: [
        {
          errorElement: failure,
          element: <RouteBoundary />,
          children: [
            {
              element: <LivePage />,
              children: withGuard(mountPages(definition.mount(host), parts), failure),
            },
          ],
        },
      ],
    },
  ];
}

/**
 * Creates the parts that the shell adds to pages. `refresh` runs before a page that could not be loaded is loaded
 * again.
 */
export function pageParts(
  { loading, frame }: Contexts,
  refresh: () => Promise<void>,
  first?: FirstPage,
): PageParts {
  const { prefetched } = loading;
  return { session: frame.host.session, prefetched, first, refresh, fallback: <LoadingSection /> };
}

/** Mounts every page at and below these routes. */
function mountPages(routes: readonly RouteObject[], parts: PageParts): RouteObject[] {
  return routes.map((route) => {
    const { children } = route;
    return mountPage(children ? { ...route, children: mountPages(children, parts) } : route, parts);
  });
}

/** Returns the version that was loaded: the composed one or the fallback version. */
function mountedVersion({ remote, version }: LoadedRemote): LoadableVersion {
  return remote.lastGood?.version === version ? remote.lastGood : remote;
}

/**
 * Wraps the pages of a remote in the guard, at the outermost route whose pages all have the same access: a layout
 * that shows whose profile this is stays hidden from all others too. `failure` renders what a page behind the guard
 * threw: a visitor whom a loader refuses is redirected to the sign-in and sees no error.
 */
function withGuard(routes: readonly RouteObject[], failure: ReactElement): RouteObject[] {
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
