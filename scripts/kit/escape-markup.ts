/** Makes a text harmless in HTML and XML, between tags and in quoted attributes: the one way to write it there. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/**
 * Returns the opening tag of an HTML element. `true` writes an attribute without a value; undefined attributes are
 * left out. Values are escaped and may come from anywhere; names must come from the code.
 */
export function openTag(
  name: string,
  attributes: Readonly<Record<string, string | true | undefined>> = {},
): string {
  const written = Object.entries(attributes).map(([attribute, value]) => {
    if (value === undefined) return '';
    return value === true ? ` ${attribute}` : ` ${attribute}="${escapeMarkup(value)}"`;
  });
  return `<${name}${written.join('')}>`;
}

/** JSON that a page carries without running it: `<` is escaped, so that no text can close the element. */
export function inertJson(id: string, value: unknown, type = 'application/json'): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `${openTag('script', { type, id })}${text}</script>`;
}
