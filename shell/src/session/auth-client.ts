import { AuthClient as Client } from '@supabase/supabase-js';
import type { SiteConfig } from 'shared-contracts/config';
import { STORAGE_KEY } from './storage-key';

/**
 * The auth client of the hosted backend. A chunk of its own, loaded after the first render: only this module
 * imports it.
 */
export function createAuthClient({ backend }: SiteConfig): AuthClient {
  return new Client({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.publishableKey },
    storageKey: STORAGE_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: true,
    // Mail links must work on another device than the one that asked for them, which PKCE does not allow.
    flowType: 'implicit',
  });
}

/** The auth client's type, which the package exports as a value only. */
export type AuthClient = InstanceType<typeof Client>;
