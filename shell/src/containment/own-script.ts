import { PACKAGE_NAME } from 'shared-contracts/formats/package-name';
import { RELEASED_FILE } from 'shared-contracts/formats/released-file';

const SCRIPT = new RegExp(`^/assets/${PACKAGE_NAME}/[\\w.-]+/${RELEASED_FILE}$`);

/** Whether an address is that of a script in this site's releases: `/assets/<name>/<version>/<file>.js`. */
export function isOwnScript({ origin, pathname }: URL): boolean {
  return origin === window.location.origin && pathname.endsWith('.js') && SCRIPT.test(pathname);
}
