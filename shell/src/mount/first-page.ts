import type { LoaderFunctionArgs } from 'react-router-dom';
import type { StaticSection } from '../frame/static-section';
import { settled } from '../navigation/settled';

/** The content that the first mounted page replaces. */
export interface FirstPage {
  readonly section: StaticSection;
  /** The data that the section was rendered with, by route, if it is still valid. */
  readonly data?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Reads the data of a page that replaces a static section: the data that the section was rendered with, or else
 * complete data, so that the visitor continues reading without a gap. Other pages, and later visits, load as usual.
 */
export async function readFirstData(
  { section, data = {} }: FirstPage,
  id: string,
  { request }: LoaderFunctionArgs,
  load: () => unknown,
): Promise<unknown> {
  const waits = section.get() !== 'ready' && section.get() !== 'ended';
  if (!waits || new URL(request.url).pathname !== section.path) return await load();
  return id in data ? data[id] : await settled(load());
}
