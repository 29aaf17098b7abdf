import * as v from 'valibot';

export const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'It is no sha256 hash'));

/** Schema of a composed site's id in the release store: the sha256 of its manifest. */
export const siteId = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'It names no composed site'));
