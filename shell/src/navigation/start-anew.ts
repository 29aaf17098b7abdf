import { addresses } from '@little-arches/contracts/routes';

/**
 * Loads a document instead of this one, without data of the previous user. An address with parameters may identify
 * something of theirs and is replaced by that of the profile.
 */
export function startAnew(where: 'here' | 'home'): void {
  const { pathname } = window.location;
  const isFixed = Object.values<string>(addresses).includes(pathname);
  const here = isFixed ? pathname : addresses.profile;
  window.location.replace(where === 'home' ? addresses.home : here);
}
