import { PACKAGE_NAME, RELEASED_FILE } from '@little-arches/contracts/formats';

const SCRIPT = new RegExp(`^/assets/${PACKAGE_NAME}/[\\w.-]+/${RELEASED_FILE}$`);

/** Returns true for the address of a script in this site's releases: `/assets/<name>/<version>/<file>.js`. */
export function isOwnScript({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && pathname.endsWith('.js') && SCRIPT.test(pathname);
}
