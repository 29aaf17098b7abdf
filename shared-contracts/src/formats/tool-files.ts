/**
 * What the shell calls its files of tools, among those of its version. No page names them but one that
 * requests them.
 */
export const toolFiles = {
  /** Script of pages with overrides. */
  override: /^override\.[\da-f]+\.js$/,
  /** Script of pages that open the QA panel by its shortcut. */
  shortcut: /^shortcut\.[\da-f]+\.js$/,
  /** Script of pages with the QA panel. */
  qaScript: /^qa\.[\da-f]+\.js$/,
  qaStyle: /^qa\.[\da-f]+\.css$/,
} as const;

/** Whether a file of the shell is loaded with tools only. */
export function isToolFile(file: string): boolean {
  return Object.values(toolFiles).some((pattern) => pattern.test(file));
}
