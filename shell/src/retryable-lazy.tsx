import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

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
      return await lazy();
    } catch (failure) {
      return lateRoute(lazy, failure);
    }
  };
}

/** A route whose loader, which each visit asks, loads the page first. */
function lateRoute(lazy: LazyPage, failure: unknown): LoadedPage {
  let page: LoadedPage | undefined;
  const loadThen =
    (name: 'loader' | 'action') =>
    async (args: LoaderFunctionArgs): Promise<unknown> => {
      page ??= await lazy();
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
