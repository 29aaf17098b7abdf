import type { SiteConfig } from '@little-arches/contracts/config';
import { AuthClient as Client } from '@supabase/supabase-js';
import * as v from 'valibot';
import { deadline } from '../backend/deadline';
import { STORAGE_KEY } from './stored-session';

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

const tokensSchema = v.looseObject({ expires_at: v.number(), expires_in: v.number() });

/**
 * Fetches from the auth server, with a time limit, and removes the server's time of expiry from tokens: the auth
 * client then computes it from their lifetime by the device's clock. Otherwise a device with a fast clock would renew
 * the token for each page.
 */
const fetchByOwnClock: typeof fetch = async (input, init) => {
  const { signal, end } = deadline(init?.signal);
  try {
    const response = await fetch(input, { ...init, signal });
    const text = await response.text();
    const { status, headers } = response;
    return new Response(text ? withoutServersClock(text) : null, { status, headers });
  } finally {
    end();
  }
};

function withoutServersClock(text: string): string {
  const answer = v.safeParse(v.pipe(v.string(), v.parseJson(), tokensSchema), text);
  if (!answer.success) return text;
  const { expires_at: _, ...rest } = answer.output;
  return JSON.stringify(rest);
}
