/** Escapes a text for a regular expression, ours or a server's. All patterns are escaped here. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
