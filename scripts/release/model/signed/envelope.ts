import * as v from 'valibot';

/**
 * A signed statement as an envelope of DSSE, the Dead Simple Signing Envelope
 * (https://github.com/secure-systems-lab/dsse, version 1).
 */
export interface Envelope {
  /** The statement's bytes, base64. */
  readonly payload: string;
  /** Payload type. It is signed too, so a signature can't be reused for another type. */
  readonly payloadType: string;
  readonly signatures: readonly EnvelopeSignature[];
}

/** The signer's key id, and the signature in base64. */
interface EnvelopeSignature {
  readonly keyid: string;
  readonly sig: string;
}

const base64 = v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]*={0,2}$/, 'It is no base64'));

/** Schema of an envelope. */
export const envelope = v.object({
  payload: base64,
  payloadType: v.string(),
  signatures: v.array(v.object({ keyid: v.string(), sig: base64 })),
});

const encoder = new TextEncoder();

/** Returns the bytes of a statement that are signed: DSSE's "pre-authentication encoding". */
export function preAuthEncoding(type: string, payload: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = encoder.encode(type).byteLength;
  const head = encoder.encode(`DSSEv1 ${length} ${type} ${payload.byteLength} `);
  const encoded = new Uint8Array(head.byteLength + payload.byteLength);
  encoded.set(head);
  encoded.set(payload, head.byteLength);
  return encoded;
}

/** Decodes base64. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Encodes bytes as base64. */
export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
