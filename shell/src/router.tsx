import { Outlet, type RouteObject, redirect } from 'react-router-dom';
import { HostProvider } from 'shared-contracts/host';
import type { LoadableVersion } from 'shared-contracts/registry';
import { addresses } from 'shared-contracts/routes';
import { FrameLayout } from './frame-layout';
import type { LoadedRemote, RemoteLoadError } from './load-remote';
import { refreshFiles } from './refresh-files';
import { withRetryableLazy } from './retryable-lazy';
import { SectionError } from './section-error';
import type { Shell } from './shell';

const SECTION = 'section';

/**
 * The routes there are from the start: the frame, not-found, and where remotes are patched in. `loaded` is
 * the remote of a prerendered page, which must be there before the page is hydrated.
 */
export function shellRoutes(shell: Shell, loaded?: LoadedRemote): RouteObject[] {
  const Frame = () => <FrameLayout shell={shell} />;
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
            {
              id: 'not-found',
              path: addresses.notFound,
              handle: notFoundHandle,
              lazy: async () => ({ Component: (await import('./frame/not-found-page')).NotFoundPage }),
            },
            { id: 'unknown', path: '*', loader: () => redirect(addresses.notFound), element: null },
            ...(loaded ? remoteRoutes(shell, loaded) : []),
          ],
        },
      ],
    },
  ];
}

const notFoundHandle = {
  page: 'not-found',
  definition: { path: addresses.notFound, title: 'Page not found', description: '', load: undefined },
};

/** The routes of a loaded remote inside its region. */
export function remoteRoutes(shell: Shell, loaded: LoadedRemote): RouteObject[] {
  const { remote, version, definition } = loaded;
  const host = shell.hostFor(loaded);
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
          // The remote's own host, so that its failures are reported as its own.
          errorElement: (
            <HostProvider host={host}>
              <SectionError />
            </HostProvider>
          ),
          children: withRetryableLazy(definition.mount(host), () => refreshFiles(mountedVersion(loaded))),
        },
      ],
    },
  ];
}

/** What came of a remote: the composed version or its last good one. */
function mountedVersion({ remote, version }: LoadedRemote): LoadableVersion {
  return remote.lastGood?.version === version ? remote.lastGood : remote;
}

type Patch = (parent: string, routes: RouteObject[]) => void;

/**
 * Patches the routes of an address's owner in, on the first visit. A failure is not remembered. `loaded` is
 * the remote whose routes are there already; `failure` answers the first question for the remote it is about,
 * so that a page whose remote was waited for in vain doesn't wait once more before it says so. Nothing
 * comes of it before `takenOver`: React must find the prerendered frame as it was rendered.
 */
export function createDiscovery(
  shell: Shell,
  {
    loaded,
    failure,
    takenOver,
  }: {
    readonly loaded?: LoadedRemote;
    readonly failure?: RemoteLoadError;
    readonly takenOver?: Promise<void>;
  } = {},
) {
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
    const remote = await shell.index.ownerOf(path.replace(/[?#].*$/, ''));
    if (!remote || mounted.has(remote.name)) return;
    if (untold?.remote.name === remote.name) {
      untold = undefined;
      throw failure;
    }
    const loaded = await shell.load(remote).finally(() => takenOver);
    // React Router drops what a visitor who went elsewhere meanwhile would patch: the next visit must do it.
    if (signal.aborted || mounted.has(remote.name)) return;
    mounted.add(remote.name);
    patch(SECTION, remoteRoutes(shell, loaded));
  };
}
