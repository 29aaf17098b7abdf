import type { Session } from '@little-arches/contracts/host';
import { asError } from '@little-arches/contracts/platform';
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import {
  type ActionFunctionArgs,
  type LazyRouteFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  useRevalidator,
} from 'react-router-dom';
import { arrivedAndThrew, ThrownScriptError } from '../federation/arrived-and-threw';
import { asFailure } from '../frame/errors/failure-boundary';
import { LimitedWait } from '../frame/limited-wait';
import { useStaticSectionHere } from '../frame/static-section-view';
import type { PrefetchedData } from '../navigation/prefetched-data';
import { isPageHandle } from '../navigation/shown-page';
import { hasStoredSession } from '../session/stored-session';
import { type FirstPage, readFirstData } from './first-page';

/** Parts that the shell adds to a page. */
export interface PageParts {
  readonly session: Pick<Session, 'get'>;
  /** Data that was read before the visit. */
  readonly prefetched: PrefetchedData;
  /** What the first page replaces, where the document came with text. */
  readonly first?: FirstPage | undefined;
  /** Awaited before a page that could not be loaded is loaded again. */
  readonly refresh: () => Promise<void>;
  /** Shown while a page suspends. */
  readonly fallback: ReactNode;
}

/**
 * Creates the shell's route of a page:
 * - loads its code again after a failure, and not at all for visitors who may not see it;
 * - starts with prefetched data, or with the data of its prerendered text;
 * - converts whatever loader and action throw into values that can be shown;
 * - limits how long it may suspend.
 */
export function mountPage(route: RouteObject, parts: PageParts): RouteObject {
  const { id = '', lazy, handle } = route;
  if (route.index || typeof lazy !== 'function') return route;
  const isForSignedIn = isPageHandle(handle) && handle.definition.access === 'signed-in';
  const isWithheld = () => isForSignedIn && isVisitor(parts.session);
  const code = createPageCode(async () => withData(await lazy(), id, parts), parts.refresh);
  return {
    ...route,
    lazy: async () => {
      const loaded = isWithheld() ? undefined : await code.load().catch(() => undefined);
      const { Component, ...page } = withReadableFailures(loaded ?? latePage(code, isWithheld));
      return { ...page, ...(Component && { Component: limitedPage(Component, parts.fallback) }) };
    },
  };
}

/** Returns true when it is certain that no one is signed in, even before the session has loaded. */
function isVisitor(session: Pick<Session, 'get'>): boolean {
  const { status } = session.get();
  return status === 'unauthenticated' || (status === 'loading' && !hasStoredSession());
}

/** Adds prefetched data to a page. Data that was prefetched before an action ended is dropped. */
function withData({ loader, action, ...page }: LoadedPage, id: string, parts: PageParts): LoadedPage {
  const { prefetched, first } = parts;
  return {
    ...page,
    ...(typeof loader === 'function' && {
      loader(args) {
        const load = () => loader(args);
        const read = () => (first ? readFirstData(first, id, args, load) : load());
        const { pathname, search } = new URL(args.request.url);
        return prefetched.take(id, pathname + search)?.catch(read) ?? read();
      },
    }),
    ...(typeof action === 'function' && {
      async action(args, context) {
        try {
          return await action(args, context);
        } finally {
          prefetched.clear();
        }
      },
    }),
  };
}

/** Wraps loader and action so that the router can show what they throw: React Router ignores a thrown `undefined`. */
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

/** Creates a page whose code is not loaded yet: its loader, which runs at each visit, loads the code first. */
function latePage(code: PageCode, isWithheld: () => boolean): LoadedPage {
  return {
    async loader(args: LoaderFunctionArgs): Promise<unknown> {
      if (isWithheld()) return null;
      const { loader } = await code.load();
      return typeof loader === 'function' ? await loader(args) : null;
    },
    async action(args: ActionFunctionArgs): Promise<unknown> {
      const action = code.loaded()?.action;
      if (typeof action === 'function') return await action(args);
      // The router's own answer for a route without an action.
      throw new Response(null, { status: 405, statusText: 'Method Not Allowed' });
    },
    Component() {
      const { revalidate } = useRevalidator();
      const page = code.loaded();
      const failure = code.failure();
      const isMissing = !page && !failure;
      // The guard renders this only for a person who has signed in since the loader ran.
      useEffect(() => {
        if (isMissing) void revalidate();
      }, [isMissing, revalidate]);
      if (page?.Component) return <page.Component />;
      // Hydrating a prerendered page calls no loader.
      if (failure) throw failure;
      return null;
    },
  };
}

/** A function that loads a page. */
type LazyPage = LazyRouteFunction<RouteObject>;

/** A page as its route receives it. */
type LoadedPage = Awaited<ReturnType<LazyPage>>;

/** The code of a page. */
interface PageCode {
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
function createPageCode(lazy: LazyPage, refresh: () => Promise<void>): PageCode {
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

/**
 * Limits how long a page may suspend. Each page has its own boundary, because React shows no fallback of a mounted
 * boundary while it renders the next page. A page that is hydrated, or that replaces prerendered text, has none:
 * React would hydrate it later, and the fallback would replace its text.
 */
function limitedPage(Page: ComponentType, fallback: ReactNode): ComponentType {
  return function LimitedPage() {
    const isHydrated = useSyncExternalStore(neverChanges, isNot, is);
    const isRead = useStaticSectionHere() !== undefined;
    const [hasBoundary] = useState(!isHydrated && !isRead);
    if (!hasBoundary) return <Page />;
    return (
      <LimitedWait fallback={fallback}>
        <Page />
      </LimitedWait>
    );
  };
}

const neverChanges = () => () => {};
const is = () => true;
const isNot = () => false;
