import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { asError } from 'shared-contracts/thrown';
import { arrivedAndThrew, ThrownScriptError } from '../containment/arrived-and-threw';
import { asFailure } from '../failure-boundary';
import { act, type LazyPage, mapLazy } from './map-lazy';

type LoadedPage = Awaited<ReturnType<LazyPage>>;

/**
 * Makes the pages of a remote load again after they could not be loaded. React Router asks a route's `lazy`
 * once and keeps its failure for as long as the document lives, so that going there again would never help.
 * `refresh` is waited for before each further try. A page whose file arrived and threw is not tried again.
 */
export function withRetryableLazy(
  routes: readonly RouteObject[],
  refresh: () => Promise<void>,
): RouteObject[] {
  return mapLazy(routes, (lazy) => {
    const load = namingThrown(lazy);
    return async () =>
      withReadableFailures(await load().catch((failure: unknown) => lateRoute(load, failure, refresh)));
  });
}

/** Has loader and action throw what the router can show; for `undefined` that would be nothing at all. */
function withReadableFailures({ loader, action, ...page }: LoadedPage): LoadedPage {
  return {
    ...page,
    ...(typeof loader === 'function' && { loader: readably(loader) }),
    ...(typeof action === 'function' && { action: readably(action) }),
  };
}

function readably<Args, Context>(run: (args: Args, context: Context) => unknown) {
  return async (args: Args, context: Context): Promise<unknown> => {
    try {
      return await run(args, context);
    } catch (thrown) {
      throw asFailure(thrown);
    }
  };
}

function namingThrown(lazy: LazyPage): LazyPage {
  return () =>
    lazy().catch((thrown: unknown) => {
      const cause = asError(thrown);
      if (!arrivedAndThrew(cause)) throw cause;
      throw new ThrownScriptError('The file of this page arrived and threw', { cause });
    });
}

/** A route whose loader, which each visit asks, loads the page first. */
function lateRoute(lazy: LazyPage, first: unknown, refresh: () => Promise<void>): LoadedPage {
  let failure = first;
  let page: LoadedPage | undefined;
  return {
    async loader(args: LoaderFunctionArgs): Promise<unknown> {
      if (!page) {
        if (failure instanceof ThrownScriptError) throw failure;
        // A file that can't be refreshed may be fine by now.
        await refresh().catch(() => {});
        page = await lazy().catch((later: unknown) => {
          failure = later;
          throw later;
        });
      }
      return typeof page.loader === 'function' ? await page.loader(args) : null;
    },
    action: async (args) => await act(page, args),
    Component: () => {
      // Hydrating a prerendered page calls no loader.
      if (!page?.Component) throw failure;
      return <page.Component />;
    },
  };
}
