import type { RouteObject } from 'react-router-dom';
import { mapLoaders } from '../loading/map-lazy';
import type { PrefetchedData } from './prefetched-data';

/** Makes pages begin with the data that was read for this visit, if there is some; else, and ever after, they load. */
export function withPrefetched(routes: readonly RouteObject[], prefetched: PrefetchedData): RouteObject[] {
  return mapLoaders(routes, (loader, id) => (args) => {
    const { pathname, search } = new URL(args.request.url);
    const early = prefetched.take(id, pathname + search);
    return early ? early.catch(() => loader(args)) : loader(args);
  });
}
