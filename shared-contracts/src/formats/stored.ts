// Reads stored data: one number for each format, item by item.

export { isAddressPattern } from './names/address-pattern';
export { isPackageName, PACKAGE_NAME, packageName } from './names/package-name';
export { isNamedByContent, RELEASED_FILE } from './names/released-file';
export {
  container,
  foreignFile,
  integrity,
  isFileOf,
  path,
  publishedFile,
  servedFile,
  version,
} from './reading/fields';
export { mustKnowFormat, NewerFormatError } from './reading/newer-format';
export { ItemError, parseItem, parseItems, parseStored } from './reading/parse-stored';
export type { Unreadable } from './reading/unreadable';
