/**
 * Path of a file for browsers in the folder of its version, for patterns of addresses that contain one. Files in
 * `node` are for prerendering only.
 */
export const RELEASED_FILE = '(?!node/)(?:[\\w-]{1,60}/){0,4}\\w[\\w.-]{0,159}';

/** Returns true when a file is in a folder named by its content, beside the folders of the versions. */
export function isNamedByContent(file: string): boolean {
  return /^file-[\da-f]{16}\//.test(file);
}
