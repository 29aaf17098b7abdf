import { matchesAddress } from '@little-arches/contracts/routes';

/** Finds the item for a path, among items with a path or a route pattern. */
export type FindByPath<Item> = (pathname: string) => Item | undefined;

/**
 * Creates the table of pages, once for all requests to a site. `pathname` has no trailing and no double slash. Of
 * two matching patterns the one with more fixed parts wins, and of equal ones the first, as in `findAddress` of
 * shared-contracts.
 */
export function createPageTable<Item extends { readonly pattern: string }>(
  items: readonly Item[],
): FindByPath<Item> {
  const exact = new Map<string, Item>();
  for (const item of items) {
    const path = item.pattern.toLowerCase();
    if (!isRoutePattern(item) && !exact.has(path)) exact.set(path, item);
  }
  const patterns = items.filter(isRoutePattern).sort((a, b) => fixedParts(b) - fixedParts(a));
  return (pathname) =>
    exact.get(pathname.toLowerCase()) ?? patterns.find(({ pattern }) => matchesAddress(pattern, pathname));
}

/** Returns true when a pattern represents many paths, as `/store/:productSlug` does. */
function isRoutePattern({ pattern }: { readonly pattern: string }): boolean {
  return pattern.includes('/:');
}

function fixedParts({ pattern }: { readonly pattern: string }): number {
  return pattern.split('/').filter((part) => part && !part.startsWith(':')).length;
}

/** Returns the parameters of a path that a pattern matches, and the path in the spelling of prerendered paths. */
export function parametersOf(
  pattern: string,
  pathname: string,
): { readonly parameters: Readonly<Record<string, string>>; readonly spelled: string } {
  const given = pathname.split('/').filter(Boolean).map(decode);
  const named = pattern.split('/').filter(Boolean);
  const parameters = named.flatMap((part, index) =>
    part.startsWith(':') ? [[part.slice(1), given[index] ?? ''] as const] : [],
  );
  return {
    parameters: Object.fromEntries(parameters),
    spelled: `/${given.map(encodeURIComponent).join('/')}`,
  };
}

/** Decodes a part as routers do: a part that can't be decoded is returned unchanged. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
