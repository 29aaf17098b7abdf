import { callerLine } from '../../../supabase/functions/_shared/caller-line.ts';
import { createRateLimit } from '../http/rate-limit';
import type { SupabaseConfig } from '../supabase-config';
import { refuse } from './auth-answers';

/** Limits per address, named as in supabase/config.toml: requests in five minutes, mails in an hour. */
export type AuthLimits = SupabaseConfig['auth']['rate_limit'];

const FIVE_MINUTES = 300;
const HOUR = 3600;

/**
 * Returns the response to a request over the limit, else undefined; @supabase/lite has no limits. All addresses of
 * one IPv6 line count as one peer.
 */
export function createAuthLimits(limits: AuthLimits): {
  refusal(request: Request, peer: string): Response | undefined;
  /** Limits mails to the signed-in user, whose request names no address. */
  mailRefusal(peer: string): Response | undefined;
} {
  const signIns = createRateLimit(limits.sign_in_sign_ups, FIVE_MINUTES);
  const refreshes = createRateLimit(limits.token_refresh, FIVE_MINUTES);
  const verifications = createRateLimit(limits.token_verifications, FIVE_MINUTES);
  const mails = createRateLimit(limits.email_sent, HOUR);
  const mailRefusal = (peer: string) =>
    mails.allows(callerLine(peer))
      ? undefined
      : refuse(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
  const refusal = (request: Request, peer: string) => {
    const { pathname, searchParams } = new URL(request.url);
    const route = pathname.replace('/auth/v1/', '');
    const line = callerLine(peer);
    const isRefresh = route === 'token' && searchParams.get('grant_type') === 'refresh_token';
    if (isRefresh && !refreshes.allows(line)) return tooMany();
    if (triesPassword(request) && !signIns.allows(line)) return tooMany();
    if (route === 'verify' && !verifications.allows(line)) return tooMany();
    return ['signup', 'recover', 'resend'].includes(route) ? mailRefusal(peer) : undefined;
  };
  return { refusal, mailRefusal };
}

/**
 * Returns true when a request tries a password. Setting a new password counts: it requires the current one, which
 * could be guessed there.
 */
function triesPassword({ url, method }: Pick<Request, 'url' | 'method'>): boolean {
  const { pathname, searchParams } = new URL(url);
  const route = pathname.replace('/auth/v1/', '');
  if (route === 'token') return searchParams.get('grant_type') !== 'refresh_token';
  return route === 'signup' || (route === 'user' && method === 'PUT');
}

/** Returns the real auth server's response to a request over the limit. */
function tooMany(): Response {
  return refuse(429, 'over_request_rate_limit', 'Request rate limit reached');
}
