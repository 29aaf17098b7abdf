import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { mapLoaders } from '../loading/map-lazy';
import { settled } from './settled';
import type { StaticSection } from './static-section';

type Data = Readonly<Record<string, unknown>>;

/**
 * Makes pages that take the place of a static section keep what the visitor is reading: the page begins with
 * `data`, by route, which the section was rendered with, or else with data that is all there. Later visits load as
 * ever.
 */
export function withFirstPage(
  routes: readonly RouteObject[],
  section: StaticSection,
  data: Data = {},
): RouteObject[] {
  return mapLoaders(routes, (loader, id) => async (args) => {
    if (!isFirst(section, args)) return await loader(args);
    return id in data ? data[id] : await settled(loader(args));
  });
}

/** Whether the section waits for the page that this request is for. */
function isFirst(section: StaticSection, { request }: LoaderFunctionArgs): boolean {
  const waits = section.get() !== 'ready' && section.get() !== 'ended';
  return waits && new URL(request.url).pathname === section.path;
}
