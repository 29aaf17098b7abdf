/**
 * Returns the SHA-256, in hex, of the dictionary that the client announces in its `available-dictionary` header
 * (RFC 9842, section 2.2): a byte sequence between colons. Undefined when the header is missing or malformed.
 */
export function readAvailableDictionary(header: string | undefined): string | undefined {
  const [, base64] = /^\s*:([A-Za-z\d+/]{43}=):\s*$/.exec(header ?? '') ?? [];
  if (base64 === undefined) return undefined;
  return Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
}
