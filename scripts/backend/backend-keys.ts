import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '@little-arches/kit/files/write-file';
import * as v from 'valibot';

/** Schema of the keys of one data directory. */
export const keysSchema = v.object({
  publishableKey: v.string(),
  secretKey: v.string(),
  jwtSecret: v.string(),
  stripePublishableKey: v.string(),
  stripeSecretKey: v.string(),
  stripeWebhookSecret: v.string(),
});

/** Keys of one data directory. All but the publishable ones are secret and never printed. */
export type BackendKeys = v.InferOutput<typeof keysSchema>;

/** Reads the keys of a data directory; creates and stores them at the first use. */
export function loadKeys(directory: string): BackendKeys {
  const file = join(directory, 'keys.json');
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    const keys = createKeys();
    // Atomic: an interrupted start must not leave half a file.
    writeWhole(file, JSON.stringify(keys, null, 2));
    return keys;
  }
  try {
    return v.parse(keysSchema, JSON.parse(text));
  } catch {
    throw new Error(
      `${file} is damaged. Delete that file to get new keys (everybody has to sign in again); the data stays.`,
    );
  }
}

function createKeys(): BackendKeys {
  return {
    publishableKey: createApiKey('publishable'),
    secretKey: createApiKey('secret'),
    jwtSecret: randomBytes(48).toString('base64url'),
    stripePublishableKey: `pk_test_${randomBytes(18).toString('hex')}`,
    stripeSecretKey: `sk_test_${randomBytes(18).toString('hex')}`,
    stripeWebhookSecret: `whsec_${randomBytes(24).toString('hex')}`,
  };
}

// Same form as hosted keys: 22 random characters and a checksum of 8.
function createApiKey(kind: 'publishable' | 'secret'): string {
  const start = `sb_${kind}_${randomBytes(17).toString('base64url').slice(0, 22)}`;
  const checksum = createHash('sha256').update(`supabase-self-hosted|${start}`).digest('base64url');
  return `${start}_${checksum.slice(0, 8)}`;
}
