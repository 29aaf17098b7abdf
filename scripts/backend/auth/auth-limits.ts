import { callerLine } from '../../../supabase/functions/_shared/caller-line.ts';
import { createRateLimit } from '../http/rate-limit';
import type { SupabaseConfig } from '../supabase-config';
import { refuse } from './auth-answers';

/** Limits per address, named as in supabase/config.toml: requests in five minutes, mails in an hour. */
export type AuthLimits = SupabaseConfig['auth']['rate_limit'];

const FIVE_MINUTES = 300;
const HOUR = 3600;

/** Returns the refusal of what is one too many, else undefined; @supabase/lite has no limits. An IPv6 line is one peer. */
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
    return ['signup', 'recover', 'resend', 'otp', 'magiclink'].includes(route)
      ? mailRefusal(peer)
      : undefined;
  };
  return { refusal, mailRefusal };
}

/**
 * Returns whether a request compares or hashes a password. A new password takes the current one, which can be guessed
 * there as at a sign-in.
 */
export function triesPassword({ url, method }: Pick<Request, 'url' | 'method'>): boolean {
  const { pathname, searchParams } = new URL(url);
  const route = pathname.replace('/auth/v1/', '');
  if (route === 'token') return searchParams.get('grant_type') !== 'refresh_token';
  return route === 'signup' || (route === 'user' && method === 'PUT');
}

/** Wrong passwords that one account takes in five minutes, from all lines together or from one it knows. */
const WRONG_PASSWORDS = 20;
/** Wrong codes after which the links of an account are void. */
const WRONG_CODES = 10;
/** Lines with their account that are remembered; in memory only. */
const MOST_PLACES = 10_000;

/**
 * Limits by account, whether or not it exists: a limit by address leaves an attacker with many addresses free
 * to guess. Where an account was signed in to before, a stranger's wrong passwords lock no one out: that line
 * has a count of its own.
 */
export function createAccountLimits() {
  const strangers = createRateLimit(WRONG_PASSWORDS, FIVE_MINUTES);
  const atHome = createRateLimit(WRONG_PASSWORDS, FIVE_MINUTES);
  const wrongCodes = createRateLimit(WRONG_CODES - 1, HOUR);
  const known = new Set<string>();
  const account = (email: string) => email.trim().toLowerCase();
  const placeOf = (email: string, peer: string) => `${account(email)} ${callerLine(peer)}`;

  function counted(email: string, peer: string) {
    const place = placeOf(email, peer);
    return known.has(place) ? { limit: atHome, who: place } : { limit: strangers, who: account(email) };
  }

  return {
    passwords: {
      isOpen(email: string, peer: string): boolean {
        const { limit, who } = counted(email, peer);
        return limit.hasRoom(who);
      },
      wrong(email: string, peer: string): void {
        const { limit, who } = counted(email, peer);
        limit.allows(who);
      },
      right(email: string, peer: string): void {
        known.add(placeOf(email, peer));
        for (const oldest of known) {
          if (known.size <= MOST_PLACES) break;
          known.delete(oldest);
        }
      },
    },
    codes: {
      /** Counts a wrong code; true where the links it may have been guessed for are to be void. */
      voidsAt(email: string): boolean {
        if (wrongCodes.allows(account(email))) return false;
        wrongCodes.forget(account(email));
        return true;
      },
    },
  };
}

/** Limits of one account. */
export type AccountLimits = ReturnType<typeof createAccountLimits>;

/** The real auth server's answer to one request too many. */
export function tooMany(): Response {
  return refuse(429, 'over_request_rate_limit', 'Request rate limit reached');
}
