/** Returns true when a file is in a folder named by its content, beside the folders of the versions. */
export function isNamedByContent(file: string): boolean {
  return /^file-[\da-f]{16}\//.test(file);
}
