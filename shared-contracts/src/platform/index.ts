// Wrappers of browser functions and of thrown values, none of which can throw.

export { copyText } from './copy-text';
export { parseUrl } from './parse-url';
export { PRINT_REFUSED, printPage } from './print-page';
export { randomId } from './random-id';
export { canStore, readStored, writeStored } from './stored';
export { asError, describeThrown, isRouteAnswer, propertyOf } from './thrown';
export { within } from './within';
