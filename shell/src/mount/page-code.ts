import { asError } from '@little-arches/contracts/platform';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { arrivedAndThrew, ThrownScriptError } from '../containment/arrived-and-threw';

/** A function that loads a page. */
export type LazyPage = LazyRouteFunction<RouteObject>;

/** A page as its route receives it. */
export type LoadedPage = Awaited<ReturnType<LazyPage>>;

/** The code of a page. */
export interface PageCode {
  /** Loads the code once; loads again after a failure, unless the file arrived and threw. */
  load(): Promise<LoadedPage>;
  /** Returns the page once it is loaded. */
  loaded(): LoadedPage | undefined;
  /** Returns the last failure. */
  failure(): Error | undefined;
}

/**
 * Creates the code of a page. React Router calls a route's `lazy` once and keeps its failure as long as the
 * document exists, so a later visit would never succeed. `refresh` is awaited before each further try.
 */
export function createPageCode(lazy: LazyPage, refresh: () => Promise<void>): PageCode {
  let page: LoadedPage | undefined;
  let failure: Error | undefined;
  return {
    async load() {
      if (page) return page;
      if (failure instanceof ThrownScriptError) throw failure;
      // A file that can't be refreshed may be valid by now.
      if (failure) await refresh().catch(() => {});
      try {
        page = await lazy();
        return page;
      } catch (thrown) {
        failure = named(asError(thrown));
        throw failure;
      }
    },
    loaded: () => page,
    failure: () => failure,
  };
}

function named(cause: Error): Error {
  return arrivedAndThrew(cause)
    ? new ThrownScriptError('The file of this page arrived and threw', { cause })
    : cause;
}
