import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readJson } from '@little-arches/kit/files/read-json';
import { readHostedUrl, readSettings } from '@little-arches/kit/settings/settings';
import * as v from 'valibot';
import { readHolder } from '../database/lock-directory';

const keysSchema = v.object({ secretKey: v.string(), stripeSecretKey: v.string() });
const HOSTED = ['SUPABASE_SECRET_KEY', 'STRIPE_SECRET_KEY'] as const;

/**
 * Sets the connection of the functions' modules to the shop: the hosted project in SUPABASE_URL, else the embedded
 * backend that runs on DATA_DIR. Throws a UsageError that names what is missing.
 */
export function connectShop(env: NodeJS.ProcessEnv): void {
  const hosted = readHostedUrl(env);
  if (hosted) {
    for (const name of HOSTED)
      if (!env[name])
        throw new UsageError(
          `${name} is not set: orders of the hosted project ${hosted} are reached with its secret keys.`,
        );
    return;
  }
  const directory = path.join(readSettings(env).dataDir, 'backend');
  const url = readHolder(directory)?.url;
  if (!url)
    throw new UsageError(
      `No backend is running on ${directory}. Run 'npm start' in another terminal, or set SUPABASE_URL, ${HOSTED.join(' and ')} for a hosted project.`,
    );
  const keys = readJson(path.join(directory, 'keys.json'), keysSchema);
  Object.assign(env, {
    SUPABASE_URL: url,
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secretKey }),
    STRIPE_SECRET_KEY: keys.stripeSecretKey,
    STRIPE_API_BASE: `${url}/payments`,
  });
}
