import type { PageHandle, PageMeta } from 'shared-contracts/remote';

/** A matched route, as far as its page is concerned. */
export interface PageMatch {
  readonly id: string;
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/** The page among the matched routes, which only shell routes and regions surround. */
export function findPage(
  matches: readonly PageMatch[],
): (PageMatch & { readonly handle: PageHandle }) | undefined {
  return matches.findLast(isPage);
}

/** Title and description of a page: its own words once the data is there, else the static ones. */
export function titleOf({
  handle,
  loaderData,
}: Pick<PageMatch, 'loaderData'> & { readonly handle: PageHandle }): PageMeta {
  const { title, description, structuredData } = handle.definition;
  const fixed = { title, description, ...(structuredData && { structuredData }) };
  return (loaderData === undefined ? undefined : handle.meta?.(loaderData)) ?? fixed;
}

/** The remote a page belongs to; `defineRemote` puts its name into the ids of its routes. */
export function remoteOf({ id }: PageMatch): string {
  return id.includes(':') ? (id.split(':')[0] ?? '') : 'shell';
}

function isPage(match: PageMatch): match is PageMatch & { readonly handle: PageHandle } {
  return isPageHandle(match.handle);
}

/** Returns true when a route with this handle is a page; `defineRemote` sets it on each page's route. */
export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'definition' in handle;
}

/**
 * The data of a page with the promises in it awaited, or undefined as long as they are not there or when one
 * failed. Plain data comes back as it is.
 */
export function settledData(loaderData: unknown): unknown | Promise<unknown> {
  if (typeof loaderData !== 'object' || loaderData === null) return loaderData;
  const entries = Object.entries(loaderData);
  if (!entries.some(([, value]) => value instanceof Promise)) return loaderData;
  return Promise.all(entries.map(async ([key, value]) => [key, await value] as const)).then(
    (values) => Object.fromEntries(values),
    () => undefined,
  );
}
