import { asError } from '@little-arches/contracts/platform';
import { addresses } from '@little-arches/contracts/routes';
import { type RouteObject, redirect, useRouteError } from 'react-router-dom';
import type { LoadedRemote } from './federation/load-remotes';
import type { Loading } from './federation/loading';
import { RouteBoundary } from './frame/errors/failure-boundary';
import { SectionError } from './frame/errors/section-error';
import type { StaticSection } from './frame/static-section';
import { LivePage } from './frame/static-section-view';
import type { FirstPage } from './mount/first-page';
import { FrameLayout } from './mount/frame-layout';
import { mountPage } from './mount/mount-page';
import { mountRemote, pageParts } from './mount/mount-remote';
import type { Contexts } from './start/contexts';

const SECTION = 'section';

/** The parts of the loaded page that its first routes differ by. */
interface FirstParts {
  /** The remote of a prerendered page to hydrate. */
  readonly loaded?: LoadedRemote | undefined;
  /** The text that can be read without the remote. */
  readonly section?: StaticSection | undefined;
  /** The not-found page is not added before this is fulfilled: React must hydrate the prerendered frame unchanged. */
  readonly hydrated?: Promise<void>;
}

/** Returns the initial routes: the frame, the not-found page, and the place where remotes are added. */
export function shellRoutes(
  contexts: Contexts,
  { loaded, section, hydrated }: FirstParts = {},
): RouteObject[] {
  const Frame = () => (
    <RouteBoundary>
      <FrameLayout contexts={contexts} section={section} />
    </RouteBoundary>
  );
  return [
    {
      // Pathless: with a path, React Router would count `/` as found and never request its owner.
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
                  notFoundRoute(hydrated),
                  pageParts(contexts, async () => {}),
                ),
              ],
            },
            { id: 'unknown', path: '*', loader: () => redirect(addresses.notFound), element: null },
            ...(loaded ? mountRemote(contexts, loaded, section && { section }) : []),
          ],
        },
      ],
    },
  ];
}

/**
 * Rethrows what the frame threw, so that React's root shows the last resort: without the frame, no panel can be
 * shown.
 */
function FrameError(): never {
  throw useRouteError();
}

function notFoundRoute(hydrated?: Promise<void>): RouteObject {
  return {
    id: 'not-found',
    path: addresses.notFound,
    handle: {
      page: 'not-found',
      definition: { path: addresses.notFound, title: 'Page not found', description: '', load: undefined },
    },
    async lazy() {
      const { NotFoundPage } = await import('./frame/errors/not-found-page');
      await hydrated;
      return { Component: NotFoundPage };
    },
  };
}

/** The arguments with which React Router requests the routes of an address. */
interface Visit {
  readonly path: string;
  readonly patch: (parent: string, routes: RouteObject[]) => void;
  readonly signal: AbortSignal;
}

/** The request of the first page's remote, made once, when the page starts. */
export interface FirstLoad {
  readonly pathname: string;
  /** Undefined for an address that no remote owns. */
  readonly loaded: Promise<LoadedRemote | undefined>;
}

/** The parts of the loaded page that need not be loaded again. */
export interface DiscoveryParts {
  /** The remote whose routes were added before. */
  readonly loaded?: LoadedRemote | undefined;
  /** Awaited instead of another request, once. */
  readonly first?: FirstLoad;
  /** No route is added and none fails before this is fulfilled: React must hydrate the prerendered frame unchanged. */
  readonly hydrated?: Promise<void>;
  /** Returns the content that the first page of a remote replaces. */
  readonly firstOf?: ((loaded: LoadedRemote) => FirstPage | undefined) | undefined;
}

/** Loads the remote that owns an address. */
export async function loadOwner(
  { index, load }: Loading,
  pathname: string,
): Promise<LoadedRemote | undefined> {
  const remote = await index.ownerOf(pathname);
  return remote && (await load(remote));
}

/** Creates the function that adds the routes of an address's owner on the first visit. A failure is not stored. */
export function createDiscovery(
  contexts: Contexts,
  { loaded, first, hydrated, firstOf }: DiscoveryParts = {},
) {
  const { loading } = contexts;
  let unused = first;
  const mounted = new Set(loaded ? [loaded.remote.name] : []);
  return (visit: Visit): Promise<void> =>
    discover(visit).catch(async (thrown: unknown) => {
      await hydrated;
      // The router shows nothing for `undefined`.
      throw asError(thrown);
    });

  async function discover({ path, patch, signal }: Visit): Promise<void> {
    const loaded = await request(path.replace(/[?#].*$/, ''));
    await hydrated;
    // React Router drops the patch when the visitor has left meanwhile: the next visit must add it again.
    if (!loaded || signal.aborted || mounted.has(loaded.remote.name)) return;
    const routes = mountRemote(contexts, loaded, firstOf?.(loaded));
    mounted.add(loaded.remote.name);
    patch(SECTION, routes);
  }

  async function request(pathname: string): Promise<LoadedRemote | undefined> {
    if (unused?.pathname === pathname) {
      const { loaded } = unused;
      unused = undefined;
      return await loaded;
    }
    const remote = await loading.index.ownerOf(pathname);
    if (!remote || mounted.has(remote.name)) return undefined;
    loading.fetchPageFiles(remote, pathname);
    return await loading.load(remote);
  }
}
