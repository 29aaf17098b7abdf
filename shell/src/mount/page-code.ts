import type { LazyRouteFunction, RouteObject } from 'react-router-dom';
import { asError } from 'shared-contracts/platform';
import { arrivedAndThrew, ThrownScriptError } from '../containment/arrived-and-threw';

/** A function that loads a page. */
export type LazyPage = LazyRouteFunction<RouteObject>;

/** A page as its route gets it. */
export type LoadedPage = Awaited<ReturnType<LazyPage>>;

/** The code of a page. */
export interface PageCode {
  /** Loads it once; after a failure again, but not where its file arrived and threw. */
  load(): Promise<LoadedPage>;
  /** The page, once it is loaded. */
  loaded(): LoadedPage | undefined;
  /** Why it could not be loaded the last time. */
  failure(): Error | undefined;
}

/**
 * React Router asks a route's `lazy` once and keeps its failure for as long as the document exists, so that
 * going there again would never help. `refresh` is waited for before each further try.
 */
export function createPageCode(lazy: LazyPage, refresh: () => Promise<void>): PageCode {
  let page: LoadedPage | undefined;
  let failure: Error | undefined;
  return {
    async load() {
      if (page) return page;
      if (failure instanceof ThrownScriptError) throw failure;
      // A file that can't be refreshed may be fine by now.
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
