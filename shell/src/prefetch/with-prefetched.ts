import type { RouteObject } from 'react-router-dom';
import { mapLazy, mapLoaders } from '../loading/map-lazy';
import type { PrefetchedData } from './prefetched-data';

/**
 * Makes pages begin with the data that was read for this visit, if there is some; else, and ever after, they load. What
 * was prefetched before an action ended is dropped.
 */
export function withPrefetched(routes: readonly RouteObject[], prefetched: PrefetchedData): RouteObject[] {
  const beginning = mapLoaders(routes, (loader, id) => (args) => {
    const { pathname, search } = new URL(args.request.url);
    const early = prefetched.take(id, pathname + search);
    return early ? early.catch(() => loader(args)) : loader(args);
  });
  return mapLazy(beginning, (lazy) => async () => {
    const { action, ...page } = await lazy();
    if (typeof action !== 'function') return page;
    return {
      ...page,
      async action(args, context) {
        try {
          return await action(args, context);
        } finally {
          prefetched.clear();
        }
      },
    };
  });
}
