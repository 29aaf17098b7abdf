import * as v from 'valibot';

export const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'It is no sha256 hash'));

/** Names a public key by the sha256 of its SPKI in DER. */
export const keyId = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'It names no key'));

/** Names a composed site in the release store: the sha256 of its manifest, of which earlier tools took a quarter. */
export const siteId = v.pipe(v.string(), v.regex(/^[\da-f]{16}([\da-f]{48})?$/, 'It names no composed site'));
