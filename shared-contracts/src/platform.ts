// Wrappers of browser functions and of thrown values, none of which can throw.

export { copyText } from './platform/copy-text';
export { PRINT_REFUSED, printPage } from './platform/print-page';
export { randomId } from './platform/random-id';
export { readFile } from './platform/read-file';
export { canStore, readStored, writeStored } from './platform/stored';
export { within } from './platform/within';
export { parseUrl } from './values/parse-url';
export { asError, describeThrown, isRouteAnswer, propertyOf } from './values/thrown';
