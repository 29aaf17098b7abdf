import type { ActionFunctionArgs, LazyRouteFunction, LoaderFunction, RouteObject } from 'react-router-dom';

/** What loads a page. */
export type LazyPage = LazyRouteFunction<RouteObject>;

/** The same routes, with what loads their pages changed. */
export function mapLazy(
  routes: readonly RouteObject[],
  change: (lazy: LazyPage, id: string, handle: unknown) => LazyPage,
): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.index) return route;
    const { id = '', lazy, handle, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: change(lazy, id, handle) }),
      ...(children && { children: mapLazy(children, change) }),
    };
  });
}

/** The same routes, with the loaders of their pages changed. */
export function mapLoaders(
  routes: readonly RouteObject[],
  change: (loader: LoaderFunction, id: string) => LoaderFunction,
): RouteObject[] {
  return mapLazy(routes, (lazy, id) => async () => {
    const { loader, ...page } = await lazy();
    return { ...page, ...(typeof loader === 'function' && { loader: change(loader, id) }) };
  });
}

/** Runs the action of a page that was loaded late, for which the router was given no action of its own. */
export async function act(
  page: Awaited<ReturnType<LazyPage>> | undefined,
  args: ActionFunctionArgs,
): Promise<unknown> {
  if (typeof page?.action === 'function') return await page.action(args);
  // As the router answers for a route without an action.
  throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
}
