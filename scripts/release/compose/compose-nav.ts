import type { NavItem } from '@little-arches/contracts/formats/page';

/**
 * Returns the links of remotes in the order of the frame: first those of the remotes that the operator lists, then
 * the others by the name of their package.
 */
export function orderNav(items: readonly NavItem[], order: readonly string[] = []): NavItem[] {
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return items.toSorted(
    (a, b) => rank(a.remote) - rank(b.remote) || (a.remote === b.remote ? 0 : a.remote < b.remote ? -1 : 1),
  );
}
