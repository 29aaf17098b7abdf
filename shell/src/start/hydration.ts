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
 * Query parameters that links in newsletters and advertisements carry for statistics, and those that open the QA
 * panel.
 */
const CAMPAIGN = /^(qa|utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|ttclid|mc_[ce]id)$/;

/**
 * Returns true when the page prerendered without a query is also right for this one: pages don't read campaign
 * parameters.
 */
export function isAsPrerendered(search: string): boolean {
  return [...new URLSearchParams(search).keys()].every((name) => CAMPAIGN.test(name));
}
