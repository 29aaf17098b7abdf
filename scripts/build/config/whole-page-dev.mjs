// Plain JavaScript, because Rspack loads it itself.
/**
 * Returns a page's text as it is. Throws when it has no component: some editors empty a file before they write it,
 * and a page that received the empty module would lose its state.
 */
// biome-ignore lint/style/noDefaultExport: the form of a loader.
export default function wholePageLoader(text) {
  if (!/\bPage\b/.test(text)) throw new Error('This page exports no component named Page.');
  return text;
}
