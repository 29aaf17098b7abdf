import { type RouteObject, redirect, useRouteError } from 'react-router-dom';
import { asError } from 'shared-contracts/platform';
import { addresses } from 'shared-contracts/routes';
import { RouteBoundary } from './failure-boundary';
import type { LoadedRemote, RemoteLoadError } from './federation/load-remotes';
import { FrameLayout } from './frame-layout';
import type { FirstPage } from './mount/first-page';
import { mountPage } from './mount/mount-page';
import { mountRemote, pageParts } from './mount/mount-remote';
import { SectionError } from './section-error';
import type { Shell } from './shell';
import { LivePage } from './start/live-page';
import type { StaticSection } from './start/static-section';

const SECTION = 'section';

/**
 * The initial routes: the frame, not-found, and where remotes are added. `loaded` is the remote of a
 * prerendered page to hydrate; `section` is the text to read without it.
 */
export function shellRoutes(
  shell: Shell,
  { loaded, section }: { loaded?: LoadedRemote | undefined; section?: StaticSection | undefined } = {},
): RouteObject[] {
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
            {
              element: <LivePage />,
              children: [
                mountPage(
                  notFoundRoute,
                  pageParts(shell, async () => {}),
                ),
              ],
            },
            { id: 'unknown', path: '*', loader: () => redirect(addresses.notFound), element: null },
            ...(loaded ? mountRemote(shell, loaded, section && { section }) : []),
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

/** The arguments with which React Router requests the routes of an address. */
interface Visit {
  readonly path: string;
  readonly patch: (parent: string, routes: RouteObject[]) => void;
  readonly signal: AbortSignal;
}

/** What the loaded page already contains. */
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
  /** Returns what the first page of a remote replaces. */
  readonly firstOf?: ((loaded: LoadedRemote) => FirstPage | undefined) | undefined;
}

/** Patches the routes of an address's owner in, on the first visit. A failure is not remembered. */
export function createDiscovery(shell: Shell, { loaded, failure, hydrated, firstOf }: DiscoveryParts = {}) {
  let unreported = failure;
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
    if (unreported?.remote.name === remote.name) {
      await hydrated;
      unreported = undefined;
      throw failure;
    }
    shell.fetchPageFiles(remote, pathname);
    const loaded = await shell.load(remote).finally(() => hydrated);
    // React Router drops the patch when the visitor has gone elsewhere meanwhile: the next visit must do it again.
    if (signal.aborted || mounted.has(remote.name)) return;
    const routes = mountRemote(shell, loaded, firstOf?.(loaded));
    mounted.add(remote.name);
    patch(SECTION, routes);
  }
}
