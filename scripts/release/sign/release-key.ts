import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { base64Of, type Envelope, preAuthEncoding } from '../model/signed/envelope';
import type { SignatureCheck } from './signature-check';

/** An ed25519 public key. */
export interface PublicKey {
  /** sha256 of the key, hexadecimal. */
  readonly id: string;
  /** SPKI in DER, base64. */
  readonly key: string;
}

/** The releasing person's key. The secret part never leaves this module. */
export interface ReleaseKey extends PublicKey {
  /** Returns a statement of this type in an envelope signed by the key. */
  seal(type: string, statement: object): Envelope;
}

/** Checks signatures with Node's own cryptography. */
export const checkInNode: SignatureCheck = (key, signature, message) =>
  verify(null, message, createPublicKey({ key: Buffer.from(key), format: 'der', type: 'spki' }), signature);

/** Creates a new private key, as PEM. */
export function createPem(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
}

/** Parses a private key. Throws a UsageError that names its source `where`, but never its content. */
export function readReleaseKey(pem: string, where: string): ReleaseKey {
  // Variables of pipelines often contain line ends as `\n`.
  const key = mustBeEd25519(where, 'private', () => createPrivateKey(pem.replaceAll('\\n', '\n')));
  const own = describe(createPublicKey(key));
  return {
    ...own,
    seal(payloadType, statement) {
      const payload = Buffer.from(JSON.stringify(statement));
      const sig = base64Of(sign(null, preAuthEncoding(payloadType, payload), key));
      return { payload: base64Of(payload), payloadType, signatures: [{ keyid: own.id, sig }] };
    },
  };
}

/** Parses a public key in PEM. Throws a UsageError that names its source `where`. */
export function readPublicKey(pem: string, where: string): PublicKey {
  if (pem.includes('PRIVATE KEY'))
    throw new UsageError(
      `${where} is a private key, which only its owner may have: give its public part. npm run release -- keys --new prints it.`,
    );
  return describe(mustBeEd25519(where, 'public', () => createPublicKey(pem.replaceAll('\\n', '\n'))));
}

/** Returns the public part of a private key, as PEM. */
export function publicPem({ key }: PublicKey): string {
  const read = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
  return read.export({ format: 'pem', type: 'spki' }).toString();
}

function mustBeEd25519(where: string, part: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Node's message may quote the key, so it is dropped.
  }
  throw new UsageError(
    `${where} holds no ${part} ed25519 key as PEM. npm run release -- keys --new makes a pair.`,
  );
}

function describe(key: KeyObject): PublicKey {
  const der = key.export({ format: 'der', type: 'spki' });
  return { id: createHash('sha256').update(der).digest('hex'), key: base64Of(der) };
}
