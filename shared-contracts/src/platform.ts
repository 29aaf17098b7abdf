// The browser's own parts and whatever is thrown, each through one function that can't throw.

export { LOOK_KEY, type Look, showLook } from './look';
export { parseUrl } from './parse-url';
export { copyText } from './platform/copy-text';
export { printPage } from './platform/print-page';
export { readFile } from './platform/read-file';
export { canStore, readStored, writeStored } from './platform/stored';
export { within } from './platform/within';
export { asError, describeThrown, isRouteAnswer, propertyOf } from './thrown';
