/** Escapes a text for HTML and XML, between tags and in quoted attributes. All markup is escaped here. */
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
 * omitted. Values are escaped and may be untrusted; names must come from the code.
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

/**
 * Returns a script element with JSON, which the page does not run. Escapes `<`, so that no text can close the
 * element.
 */
export function inertJson(id: string, value: unknown, type = 'application/json'): string {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  return `${openTag('script', { type, id })}${text}</script>`;
}
