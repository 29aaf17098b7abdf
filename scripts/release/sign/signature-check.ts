/** Returns whether `signature` is the ed25519 signature of `message`. `key` is the SPKI in DER. */
export type SignatureCheck = (
  key: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
) => boolean | Promise<boolean>;

/**
 * Checks signatures with the Web Crypto API, for edge workers. Node marks that as experimental and uses
 * `checkInNode` instead.
 */
export const checkOnWeb: SignatureCheck = async (key, signature, message) => {
  const imported = await crypto.subtle.importKey('spki', key, 'Ed25519', false, ['verify']);
  return await crypto.subtle.verify('Ed25519', imported, signature, message);
};

/** Returns the sha256 of a text or of bytes, hexadecimal. */
export async function sha256Of(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
