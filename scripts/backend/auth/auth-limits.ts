import { createRateLimit } from '../http/rate-limit';
import type { SupabaseConfig } from '../supabase-config';
import { refuse } from './auth-answers';

/** Limits per address, named as in supabase/config.toml: requests in five minutes, mails in an hour. */
export type AuthLimits = SupabaseConfig['auth']['rate_limit'];

const FIVE_MINUTES = 300;
const HOUR = 3600;

/** Gives the refusal for what is one too many, else undefined; @supabase/lite has no limits. */
export function createAuthLimits(limits: AuthLimits): {
  refusal(request: Request, peer: string): Response | undefined;
  /** For a mail that not the address of the request tells of. */
  mailRefusal(peer: string): Response | undefined;
} {
  const signIns = createRateLimit(limits.sign_in_sign_ups, FIVE_MINUTES);
  const refreshes = createRateLimit(limits.token_refresh, FIVE_MINUTES);
  const verifications = createRateLimit(limits.token_verifications, FIVE_MINUTES);
  const mails = createRateLimit(limits.email_sent, HOUR);
  const mailRefusal = (peer: string) =>
    mails.allows(peer) ? undefined : refuse(429, 'over_email_send_rate_limit', 'email rate limit exceeded');
  const refusal = (request: Request, peer: string) => {
    const { pathname, searchParams } = new URL(request.url);
    const route = pathname.replace('/auth/v1/', '');
    const isRefresh = route === 'token' && searchParams.get('grant_type') === 'refresh_token';
    if (isRefresh && !refreshes.allows(peer)) return tooMany();
    if ((route === 'signup' || (route === 'token' && !isRefresh)) && !signIns.allows(peer)) return tooMany();
    if (route === 'verify' && !verifications.allows(peer)) return tooMany();
    return ['signup', 'recover', 'resend', 'otp', 'magiclink'].includes(route)
      ? mailRefusal(peer)
      : undefined;
  };
  return { refusal, mailRefusal };
}

/** Wrong passwords that one account takes in five minutes, from all addresses together. */
const WRONG_PASSWORDS = 20;

/**
 * Counts wrong passwords for an account, whether or not it exists; the limit per address alone leaves an
 * attacker with many addresses free to guess. Short, because it also keeps the owner out.
 */
export function createAccountLimit(): { isOpen(email: string): boolean; count(email: string): void } {
  const limit = createRateLimit(WRONG_PASSWORDS, FIVE_MINUTES);
  const account = (email: string) => email.trim().toLowerCase();
  return {
    isOpen: (email) => limit.hasRoom(account(email)),
    count: (email) => void limit.allows(account(email)),
  };
}

/** The real auth server's answer to one request too many. */
export function tooMany(): Response {
  return refuse(429, 'over_request_rate_limit', 'Request rate limit reached');
}
