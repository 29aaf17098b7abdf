import { Outlet, type RouteObject, redirect, useRouteError } from 'react-router-dom';
import type { LoadableVersion } from 'shared-contracts/formats/composition';
import { HostProvider } from 'shared-contracts/host';
import { addresses } from 'shared-contracts/routes';
import { asError } from 'shared-contracts/thrown';
import { withGuard } from './access/guard-routes';
import { withUnloadedPages } from './access/unloaded-pages';
import { RouteBoundary } from './failure-boundary';
import type { LoadedRemote, RemoteLoadError } from './federation/load-remotes';
import { refreshFiles } from './federation/refresh-files';
import { LoadingSection } from './frame/loading-section';
import { FrameLayout } from './frame-layout';
import { withRetryableLazy } from './loading/retryable-lazy';
import { withPrefetched } from './prefetch/with-prefetched';
import { SectionError } from './section-error';
import type { Shell } from './shell';
import { withFirstPage } from './start/first-page';
import { withLimitedWaits } from './start/limited-pages';
import { LivePage } from './start/live-page';
import type { StaticSection } from './start/static-section';

const SECTION = 'section';

/**
 * The routes there are from the start: the frame, not-found, and where remotes are patched in. `loaded` is
 * the remote of a prerendered page that is to be hydrated as it is, `section` what can be read of it otherwise.
 */
export function shellRoutes(
  shell: Shell,
  { loaded, section }: { loaded?: LoadedRemote | undefined; section?: StaticSection | undefined } = {},
): RouteObject[] {
  const keepReading = (pages: RouteObject[]) => (section ? withFirstPage(pages, section) : pages);
  const Frame = () => (
    <RouteBoundary>
      <FrameLayout shell={shell} section={section} />
    </RouteBoundary>
  );
  return [
    {
      // Pathless: with a path, React Router would take `/` for found and never ask which remote owns it.
      id: 'frame',
      Component: Frame,
      HydrateFallback: Frame,
      ErrorBoundary: FrameError,
      children: [
        {
          id: SECTION,
          Component: RouteBoundary,
          ErrorBoundary: SectionError,
          children: [
            { element: <LivePage />, children: withRetryableLazy([notFoundRoute], async () => {}) },
            { id: 'unknown', path: '*', loader: () => redirect(addresses.notFound), element: null },
            ...(loaded ? remoteRoutes(shell, loaded, keepReading) : []),
          ],
        },
      ],
    },
  ];
}

/** Passes what the frame threw on to React's root, which shows the last resort: there is no frame to hold a panel. */
function FrameError(): never {
  throw useRouteError();
}

const notFoundRoute: RouteObject = {
  id: 'not-found',
  path: addresses.notFound,
  handle: {
    page: 'not-found',
    definition: { path: addresses.notFound, title: 'Page not found', description: '', load: undefined },
  },
  lazy: async () => ({ Component: (await import('./frame/errors/not-found-page')).NotFoundPage }),
};

/** Changes the routes of a remote's pages before they are mounted. */
type Adapt = (pages: RouteObject[], loaded: LoadedRemote) => RouteObject[];

/** The routes of a loaded remote inside its region. */
export function remoteRoutes(
  shell: Shell,
  loaded: LoadedRemote,
  adapt: Adapt = (pages) => pages,
): RouteObject[] {
  const { remote, version, definition } = loaded;
  const host = shell.hostFor(loaded);
  // The remote's own host, so that its failures are reported as its own.
  const failure = (
    <HostProvider host={host}>
      <SectionError />
    </HostProvider>
  );
  return [
    {
      id: `remote:${remote.name}`,
      element: (
        <section data-remote={remote.name} data-version={version}>
          <Outlet />
        </section>
      ),
      handle: { remote: remote.name, version } satisfies Region,
      // One boundary in each region: whatever a remote does, the frame and the other sections live.
      children: [
        {
          errorElement: failure,
          element: <RouteBoundary />,
          children: [
            {
              element: <LivePage />,
              children: withLimitedWaits(
                withUnloadedPages(
                  withRetryableLazy(
                    withGuard(
                      withPrefetched(adapt(definition.mount(host), loaded), shell.prefetched),
                      failure,
                    ),
                    () => refreshFiles(mountedVersion(loaded)),
                  ),
                  host.session,
                ),
                <LoadingSection />,
              ),
            },
          ],
        },
      ],
    },
  ];
}

/** What the route of a remote's region carries in `handle`. */
interface Region {
  readonly remote: string;
  readonly version: string;
}

/** Whether a route with this handle is the region of a remote. */
export function isRegion(handle: unknown): handle is Region {
  return typeof handle === 'object' && handle !== null && 'remote' in handle && 'version' in handle;
}

/** The version that was loaded: the composed one or the fallback version. */
function mountedVersion({ remote, version }: LoadedRemote): LoadableVersion {
  return remote.lastGood?.version === version ? remote.lastGood : remote;
}

/** What React Router passes to the discovery of an address's routes. */
interface Visit {
  readonly path: string;
  readonly patch: (parent: string, routes: RouteObject[]) => void;
  readonly signal: AbortSignal;
}

/** What the page that was loaded already knows. */
export interface DiscoveryParts {
  /** The remote whose routes are there already. */
  readonly loaded?: LoadedRemote | undefined;
  /**
   * Why the first page's remote could not be loaded, which is not tried again at once: the page has waited
   * long enough before it says so.
   */
  readonly failure?: RemoteLoadError | undefined;
  /** No route is added before this is fulfilled: React must find the prerendered frame as it was rendered. */
  readonly hydrated?: Promise<void>;
  readonly adapt?: Adapt | undefined;
}

/** Patches the routes of an address's owner in, on the first visit. A failure is not remembered. */
export function createDiscovery(shell: Shell, { loaded, failure, hydrated, adapt }: DiscoveryParts = {}) {
  let untold = failure;
  const mounted = new Set(loaded ? [loaded.remote.name] : []);
  return (visit: Visit): Promise<void> =>
    discover(visit).catch((thrown: unknown) => {
      // The router shows nothing at all for `undefined`.
      throw asError(thrown);
    });

  async function discover({ path, patch, signal }: Visit): Promise<void> {
    const pathname = path.replace(/[?#].*$/, '');
    const remote = await shell.index.ownerOf(pathname);
    if (!remote || mounted.has(remote.name)) return;
    if (untold?.remote.name === remote.name) {
      await hydrated;
      untold = undefined;
      throw failure;
    }
    shell.fetchPageFiles(remote, pathname);
    const loaded = await shell.load(remote).finally(() => hydrated);
    // React Router drops the patch when the visitor has gone elsewhere meanwhile: the next visit must do it again.
    if (signal.aborted || mounted.has(remote.name)) return;
    const routes = remoteRoutes(shell, loaded, adapt);
    mounted.add(remote.name);
    patch(SECTION, routes);
  }
}
