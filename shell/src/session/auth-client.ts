import type { SiteConfig } from '@little-arches/contracts/config';
import { AuthClient as Client } from '@supabase/supabase-js';
import { fetchByOwnClock } from './own-clock';
import { STORAGE_KEY } from './storage-key';

/**
 * The use of an auth client: `session` holds this browser's session; `link` confirms the link of a mail and stores
 * nothing.
 */
export type AuthUse = 'session' | 'link';

/**
 * Creates an auth client of the hosted backend. A separate chunk, loaded after the first render: only this module
 * imports it.
 */
export function createAuthClient({ backend }: SiteConfig, use: AuthUse): AuthClient {
  const holdsSession = use === 'session';
  return new Client({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.publishableKey },
    storageKey: holdsSession ? STORAGE_KEY : `${STORAGE_KEY}.link`,
    persistSession: holdsSession,
    autoRefreshToken: holdsSession,
    // Links with foreign tokens can be written by anyone.
    detectSessionInUrl: false,
    // Mail links must work on another device than the one that requested them, which PKCE does not allow.
    flowType: 'implicit',
    fetch: fetchByOwnClock,
  });
}

/** The auth client's type, which the package exports as a value only. */
export type AuthClient = InstanceType<typeof Client>;
