import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useRouteError } from 'react-router-dom';
import { settled } from './settled';
import type { StaticSection } from './static-section';
import { useStaticSectionHere } from './use-static-section';

type Data = Readonly<Record<string, unknown>>;

/**
 * Makes pages that take the place of a static section keep what the visitor is reading: while there is one,
 * a page's own error panel must not replace it, and the page begins with `data`, by route, which the section
 * was rendered with, or else with data that is all there. Later visits load as ever.
 */
export function withFirstPage(
  routes: readonly RouteObject[],
  section: StaticSection,
  data: Data = {},
): RouteObject[] {
  return routes.map((route): RouteObject => {
    if (route.index) return route;
    const { id = '', lazy, children } = route;
    return {
      ...route,
      ...(typeof lazy === 'function' && {
        lazy: async () => {
          const { loader, ErrorBoundary, ...page } = await lazy();
          return {
            ...page,
            ...(typeof loader === 'function' && {
              loader: async (args: LoaderFunctionArgs) => {
                if (!isFirst(section, args)) return await loader(args);
                return id in data ? data[id] : await settled(loader(args));
              },
            }),
            ...(ErrorBoundary && { ErrorBoundary: yielding(ErrorBoundary) }),
          };
        },
      }),
      ...(children && { children: withFirstPage(children, section, data) }),
    };
  });
}

/** Whether the section waits for the page that this request is for. */
function isFirst(section: StaticSection, { request }: LoaderFunctionArgs): boolean {
  const waits = section.get() !== 'ready' && section.get() !== 'ended';
  return waits && new URL(request.url).pathname === section.path;
}

/** A page's own error boundary, which leaves the error to the frame as long as there is something to be read. */
function yielding(Own: ComponentType): ComponentType {
  return () => {
    const error = useRouteError();
    if (useStaticSectionHere()) throw error;
    return <Own />;
  };
}
