/**
 * Escapes a text for a regular expression, ours or a server's: the one way to write it there.
 */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
