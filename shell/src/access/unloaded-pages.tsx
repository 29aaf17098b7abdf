import { useEffect } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useRevalidator } from 'react-router-dom';
import type { Session } from 'shared-contracts/session';
import { act, type LazyPage, mapLazy } from '../loading/map-lazy';
import { isPageHandle } from '../navigation/shown-page';
import { hasStoredSession } from '../session/stored-session';

type LoadedPage = Awaited<ReturnType<LazyPage>>;

/** Whether it is clear that nobody is signed in, also before the session was asked for. */
function isVisitor(session: Pick<Session, 'get'>): boolean {
  const { status } = session.get();
  return status === 'unauthenticated' || (status === 'loading' && !hasStoredSession());
}

/** Has the code of pages for the signed-in loaded for them only: of these pages the guard shows visitors nothing. */
export function withUnloadedPages(
  routes: readonly RouteObject[],
  session: Pick<Session, 'get'>,
): RouteObject[] {
  return mapLazy(routes, (lazy, _, handle) => {
    const isPublic = !isPageHandle(handle) || handle.definition.access !== 'signed-in';
    return isPublic ? lazy : async () => (isVisitor(session) ? unloadedPage(lazy, session) : await lazy());
  });
}

/** React Router asks a route's `lazy` once, so here the loader, which each visit asks, loads the page. */
function unloadedPage(lazy: LazyPage, session: Pick<Session, 'get'>): LoadedPage {
  let page: LoadedPage | undefined;
  return {
    async loader(args: LoaderFunctionArgs): Promise<unknown> {
      if (isVisitor(session)) return null;
      page ??= await lazy();
      return typeof page.loader === 'function' ? await page.loader(args) : null;
    },
    action: async (args) => await act(page, args),
    Component() {
      const { revalidate } = useRevalidator();
      const missing = !page;
      // The guard lets only somebody come here who has signed in since the loader ran.
      useEffect(() => {
        if (missing) void revalidate();
      }, [missing, revalidate]);
      return page?.Component ? <page.Component /> : null;
    },
  };
}
