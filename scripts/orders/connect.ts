import path from 'node:path';
import { readHolder } from '@scripts/backend/database/lock-directory';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { readJson } from '@scripts/kit/files/read-json';
import { readSettings } from '@scripts/kit/settings/settings';
import * as v from 'valibot';

const keysSchema = v.object({ secretKey: v.string(), stripeSecretKey: v.string() });
const HOSTED = ['SUPABASE_SECRET_KEY', 'STRIPE_SECRET_KEY'] as const;

/**
 * Gives the functions' modules the settings by which they reach the shop: the hosted project that SUPABASE_URL names,
 * else the embedded backend that runs on DATA_DIR. Throws a UsageError that says what is missing.
 */
export function connectShop(env: NodeJS.ProcessEnv): void {
  const { hosted, dataDir } = readSettings(withoutBrowserKeys(env));
  if (hosted) {
    for (const name of HOSTED)
      if (!env[name])
        throw new UsageError(
          `${name} is not set: orders of the hosted project ${hosted.url} are reached with its secret keys.`,
        );
    return;
  }
  const directory = path.join(dataDir, 'backend');
  const url = readHolder(directory)?.control?.url;
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

/** A hosted project is named by three variables; these commands need no key of the browser. */
function withoutBrowserKeys(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  if (!env.SUPABASE_URL) return env;
  return { SUPABASE_PUBLISHABLE_KEY: 'unused', STRIPE_PUBLISHABLE_KEY: 'unused', ...env };
}
