/** File names of the shell's tools, within its version. Only pages that request a tool name its file. */
export const toolFiles = {
  /** Script of pages with overrides. */
  override: /^override\.[\da-f]+\.js$/,
  /** Script of pages that open the QA panel by its shortcut. */
  shortcut: /^shortcut\.[\da-f]+\.js$/,
  /** Script of pages with the QA panel. */
  qaScript: /^qa\.[\da-f]+\.js$/,
  qaStyle: /^qa\.[\da-f]+\.css$/,
} as const;

/** Returns true when a file of the shell is loaded only with tools. */
export function isToolFile(file: string): boolean {
  return Object.values(toolFiles).some((pattern) => pattern.test(file));
}
