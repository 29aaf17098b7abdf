/**
 * A file that browsers load, by its path in the folder of its version; for patterns of addresses that hold
 * one. What is in `node` is for prerendering only.
 */
export const RELEASED_FILE = '(?!node/)(?:[\\w-]{1,60}/){0,4}\\w[\\w.-]{0,159}';

/** Whether a file is in a folder that is named by its content, beside those of the versions. */
export function isNamedByContent(file: string): boolean {
  return /^file-[\da-f]{16}\//.test(file);
}
