/** Returns the URL that a text is, against `base` where it is relative; undefined for any other text. */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}
