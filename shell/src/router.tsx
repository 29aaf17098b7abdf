import { Outlet, type RouteObject, redirect } from 'react-router-dom';
import type { LoadableVersion } from 'shared-contracts/formats/composition';
import { HostProvider } from 'shared-contracts/host';
import { addresses } from 'shared-contracts/routes';
import { withGuard } from './access/guard-routes';
import { withUnloadedPages } from './access/unloaded-pages';
import { FrameLayout } from './frame-layout';
import type { LoadedRemote } from './loading/attempt-version';
import type { RemoteLoadError } from './loading/load-remote';
import { refreshFiles } from './loading/refresh-files';
import { withRetryableLazy } from './loading/retryable-lazy';
import { withPrefetched } from './prefetch/with-prefetched';
import { SectionError } from './section-error';
import type { Shell } from './shell';
import { withFirstPage } from './start/first-page';
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
  const Frame = () => <FrameLayout shell={shell} section={section} />;
  return [
    {
      // Pathless: with a path, React Router would take `/` for found and never ask which remote owns it.
      id: 'frame',
      Component: Frame,
      HydrateFallback: Frame,
      children: [
        {
          id: SECTION,
          Component: Outlet,
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
      handle: { remote: remote.name, version },
      // One boundary in each region: whatever a remote does, the frame and the other sections live.
      children: [
        {
          errorElement: failure,
          children: [
            {
              element: <LivePage />,
              children: withUnloadedPages(
                withRetryableLazy(
                  withGuard(withPrefetched(adapt(definition.mount(host), loaded), shell.prefetched), failure),
                  () => refreshFiles(mountedVersion(loaded)),
                ),
                host.session,
              ),
            },
          ],
        },
      ],
    },
  ];
}

/** The version that was loaded: the composed one or the fallback version. */
function mountedVersion({ remote, version }: LoadedRemote): LoadableVersion {
  return remote.lastGood?.version === version ? remote.lastGood : remote;
}

type Patch = (parent: string, routes: RouteObject[]) => void;

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
  return async ({
    path,
    patch,
    signal,
  }: {
    path: string;
    patch: Patch;
    signal: AbortSignal;
  }): Promise<void> => {
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
    mounted.add(remote.name);
    patch(SECTION, remoteRoutes(shell, loaded, adapt));
  };
}
