/**
 * The SHA-256, in hex, of what a client has and can take the difference from, by its `available-dictionary` header
 * (RFC 9842, section 2.2): a byte sequence between colons. Undefined where there is none or it is misspelled.
 */
export function readAvailableDictionary(header: string | undefined): string | undefined {
  const [, base64] = /^\s*:([A-Za-z\d+/]{43}=):\s*$/.exec(header ?? '') ?? [];
  if (base64 === undefined) return undefined;
  return Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
