import type { LoadableVersion } from '@little-arches/contracts/formats';
import { HostProvider } from '@little-arches/contracts/host';
import { Outlet, type RouteObject } from 'react-router-dom';
import type { LoadedRemote } from '../federation/load-remotes';
import { refreshFiles } from '../federation/refresh-files';
import { RouteBoundary } from '../frame/errors/failure-boundary';
import { SectionError } from '../frame/errors/section-error';
import { LoadingSection } from '../frame/loading-section';
import { LivePage } from '../frame/static-section-view';
import type { Region } from '../navigation/region';
import type { Shell } from '../start/shell';
import type { FirstPage } from './first-page';
import { withGuard } from './guard-routes';
import { mountPage, type PageParts } from './mount-page';

/** Returns the routes of a loaded remote inside its region; `first` is the content that its first page replaces. */
export function mountRemote(shell: Shell, loaded: LoadedRemote, first?: FirstPage): RouteObject[] {
  const { remote, version, definition } = loaded;
  const host = shell.hostFor(loaded);
  // The remote's own host, so that its failures are reported for that remote.
  const failure = (
    <HostProvider host={host}>
      <SectionError />
    </HostProvider>
  );
  const parts = pageParts(shell, () => refreshFiles(mountedVersion(loaded)), first);
  return [
    {
      id: `remote:${remote.name}`,
      element: (
        <section data-remote={remote.name} data-version={version}>
          <Outlet />
        </section>
      ),
      handle: { remote: remote.name, version } satisfies Region,
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
export function pageParts(shell: Shell, refresh: () => Promise<void>, first?: FirstPage): PageParts {
  const { prefetched, host } = shell;
  return { session: host.session, prefetched, first, refresh, fallback: <LoadingSection /> };
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
