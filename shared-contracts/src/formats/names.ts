import * as v from 'valibot';

/** Valid names of released packages, for patterns of addresses that contain one. */
export const PACKAGE_NAME = '[a-z][a-z\\d-]{0,40}';

/** Names of folders in a release store that are not packages. */
const TAKEN: readonly string[] = ['channels', 'composition', 'history', 'sites'];

/**
 * Returns true when a package can be released under this name: it becomes a folder of the store, a part of
 * addresses and an attribute of pages.
 */
export function isPackageName(name: string): boolean {
  return new RegExp(`^${PACKAGE_NAME}$`).test(name) && !TAKEN.includes(name);
}

/** Schema of the name of a released package. */
export const packageName = v.pipe(v.string(), v.check(isPackageName, 'No package can have this name'));

/**
 * Path of a file for browsers in the folder of its version, for patterns of addresses that contain one. Files in
 * `node` are for prerendering only.
 */
export const RELEASED_FILE = '(?!node/)(?:[\\w-]{1,60}/){0,4}\\w[\\w.-]{0,159}';
