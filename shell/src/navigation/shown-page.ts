import type { PageHandle, PageMeta } from '@little-arches/contracts/remote';
import { settled } from './settled';

/** A matched route, with the fields that concern its page. */
export interface PageMatch {
  readonly id: string;
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** A matched route that is a page. */
export interface ShownPage extends PageMatch {
  readonly handle: PageHandle;
}

/** Returns the page among the matched routes, the only one that is neither a shell route nor a region. */
export function findPage(matches: readonly PageMatch[]): ShownPage | undefined {
  return matches.findLast(isPage);
}

/** Returns title and description of a page: those from its data once that is loaded, else the static ones. */
export function titleOf({ handle, loaderData }: Pick<ShownPage, 'handle' | 'loaderData'>): PageMeta {
  const { title, description, structuredData } = handle.definition;
  const fixed = { title, description, ...(structuredData && { structuredData }) };
  return (loaderData === undefined ? undefined : handle.meta?.(loaderData)) ?? fixed;
}

/** Returns the remote of a page; `defineRemote` puts its name into the ids of its routes. */
export function remoteOf({ id }: PageMatch): string {
  return id.includes(':') ? (id.split(':')[0] ?? '') : 'shell';
}

function isPage(match: PageMatch): match is ShownPage {
  return isPageHandle(match.handle);
}

/** Returns true when a route with this handle is a page; `defineRemote` sets it on each page's route. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'definition' in handle;
}

/**
 * Returns the data of a page with its promises awaited; undefined while they are pending or when one failed. Plain
 * data is returned unchanged.
 */
export function settledData(loaderData: unknown): unknown | Promise<unknown> {
  if (typeof loaderData !== 'object' || loaderData === null) return loaderData;
  const isPending = Object.values(loaderData).some((value) => value instanceof Promise);
  return isPending ? settled(loaderData).catch(() => undefined) : loaderData;
}
