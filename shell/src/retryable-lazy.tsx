import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';

type LazyPage = LazyRouteFunction<RouteObject>;
type LoadedPage = Awaited<ReturnType<LazyPage>>;

/**
 * Makes the pages of a remote load again after they could not be loaded. React Router asks a route's `lazy`
 * once and keeps its failure for as long as the document lives, so that going there again would never help.
 * `refresh` is waited for before each further try.
 */
export function withRetryableLazy(
  routes: readonly RouteObject[],
  refresh: () => Promise<void>,
): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.index) return route;
    const { lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && {
        lazy: () => lazy().catch((failure: unknown) => lateRoute(lazy, failure, refresh)),
      }),
      ...(children && { children: withRetryableLazy(children, refresh) }),
    };
  });
}

/** A route whose loader, which each visit asks, loads the page first. */
function lateRoute(lazy: LazyPage, failure: unknown, refresh: () => Promise<void>): LoadedPage {
  let page: LoadedPage | undefined;
  const loadThen =
    (name: 'loader' | 'action') =>
    async (args: LoaderFunctionArgs): Promise<unknown> => {
      if (!page) {
        // What it can't refresh may have come right by itself.
        await refresh().catch(() => {});
        page = await lazy();
      }
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
