import * as v from 'valibot';

/**
 * A signed statement: an envelope of DSSE, the Dead Simple Signing Envelope
 * (https://github.com/secure-systems-lab/dsse, version 1).
 */
export interface Envelope {
  /** The statement's bytes, base64. */
  readonly payload: string;
  /** Payload type. It is signed too, so a signature can't be reused for another type. */
  readonly payloadType: string;
  readonly signatures: readonly EnvelopeSignature[];
}

/** The signer's key id, and the signature, base64. */
interface EnvelopeSignature {
  readonly keyid: string;
  readonly sig: string;
}

const base64 = v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]*={0,2}$/, 'It is no base64'));

/** Reads an envelope. */
export const envelope = v.object({
  payload: base64,
  payloadType: v.string(),
  signatures: v.array(v.object({ keyid: v.string(), sig: base64 })),
});

const encoder = new TextEncoder();

/** The bytes that are signed of a statement, DSSE's "pre-authentication encoding". */
export function preAuthEncoding(type: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = encoder.encode(type).byteLength;
  const head = encoder.encode(`DSSEv1 ${length} ${type} ${payload.byteLength} `);
  const encoded = new Uint8Array(head.byteLength + payload.byteLength);
  encoded.set(head);
  encoded.set(payload, head.byteLength);
  return encoded;
}

/** The bytes of a base64 text. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Bytes as a base64 text. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
