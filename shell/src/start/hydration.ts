import type { PageDefinition } from '@little-arches/contracts/remote';
import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the modules of the routes at `pathname`, so that the first render in the browser equals the prerendered
 * HTML.
 */
export async function resolveLazy(routes: RouteObject[], pathname: string): Promise<void> {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    const module = await route.lazy();
    Object.assign(route, module, { lazy: undefined });
  }
}

/**
 * Returns true when the page prerendered without a query is also right for this one, because its definition names
 * none of the parameters.
 */
export function isAsPrerendered(page: PageDefinition | undefined, search: string): boolean {
  const given = new URLSearchParams(search);
  return !page?.query?.some((name) => given.has(name));
}
