import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** Milliseconds before a second try, and how fast the first must have failed to be worth one. */
const PAUSE = 200;
const FAST = 1000;

type LazyPage = LazyRouteFunction<RouteObject>;
type LoadedPage = Awaited<ReturnType<LazyPage>>;

/**
 * Makes the pages of a remote load again after they could not be loaded. React Router asks a route's `lazy`
 * once and keeps its failure for as long as the document lives, so that going there again would never help.
 */
export function withRetryableLazy(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.index) return route;
    return {
      ...route,
      ...(typeof route.lazy === 'function' && { lazy: retryable(route.lazy) }),
      ...(route.children && { children: withRetryableLazy(route.children) }),
    };
  });
}

function retryable(lazy: LazyPage): LazyPage {
  return async () => {
    try {
      return await withSecondTry(lazy);
    } catch (failure) {
      return lateRoute(lazy, failure);
    }
  };
}

/**
 * Browsers answer the first request for a file by its preload, also by one that failed long ago. So what
 * fails at once is asked for again, when all of its files have met their preloads.
 */
async function withSecondTry(lazy: LazyPage): Promise<LoadedPage> {
  const started = performance.now();
  try {
    return await lazy();
  } catch (failure) {
    if (performance.now() - started > FAST) throw failure;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return await lazy();
  }
}

/** A route whose loader, which each visit asks, loads the page first. */
function lateRoute(lazy: LazyPage, failure: unknown): LoadedPage {
  let page: LoadedPage | undefined;
  const loadThen =
    (name: 'loader' | 'action') =>
    async (args: LoaderFunctionArgs): Promise<unknown> => {
      page ??= await withSecondTry(lazy);
      const answer = page[name];
      return typeof answer === 'function' ? await answer(args) : null;
    };
  return {
    loader: loadThen('loader'),
    action: loadThen('action'),
    Component: () => {
      // Taking over a prerendered page asks no loader.
      if (!page?.Component) throw failure;
      return <page.Component />;
    },
  };
}
