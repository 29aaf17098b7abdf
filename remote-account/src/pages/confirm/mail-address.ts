import type { Host, MailLink } from '@little-arches/contracts/host';
import { emailField } from '@little-arches/contracts/input';
import { parseUrl } from '@little-arches/contracts/platform';
import { addresses } from '@little-arches/contracts/routes';
import * as v from 'valibot';

/** Parsed address of a mail link. None of it is verified. */
export interface MailAddress {
  readonly link: MailLink;
  /** The recipient of the mail, if the link contains it. */
  readonly email: string | null;
  /** Address after the sign-in, checked by `safeReturnTo`. */
  readonly next: string;
}

const tokenHash = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));

// `signup` is the older name of `email`.
const linkSchema = v.object({
  type: v.pipe(
    v.picklist(['email', 'signup', 'recovery']),
    v.transform((type) => (type === 'recovery' ? 'recovery' : 'email')),
  ),
  tokenHash,
});

type PartsOfHost = Pick<Host, 'config' | 'safeReturnTo'>;

/**
 * Parses the fragment that supabase/templates write, which no server receives. Returns undefined when the link is
 * incomplete or of an unknown type.
 */
export function parseMailAddress(hash: string, host: PartsOfHost): MailAddress | undefined {
  const values = new URLSearchParams(hash.slice(1));
  const link = v.safeParse(linkSchema, { type: values.get('type'), tokenHash: values.get('token_hash') });
  if (!link.success) return undefined;
  return {
    link: link.output,
    email: emailIn(values),
    next:
      link.output.type === 'recovery' ? addresses.resetPassword : pathWithin(values.get('redirect_to'), host),
  };
}

/** Parsed address of one of the two links that confirm a new email address. */
export interface EmailChangeAddress {
  readonly tokenHash: string;
  /** The address to confirm, if the link contains it. */
  readonly email: string | null;
}

/** Parses the address of such a link. Returns undefined when it is incomplete or of another type. */
export function parseEmailChange(hash: string): EmailChangeAddress | undefined {
  const values = new URLSearchParams(hash.slice(1));
  const token = v.safeParse(tokenHash, values.get('token_hash'));
  if (values.get('type') !== 'email_change' || !token.success) return undefined;
  return { tokenHash: token.output, email: emailIn(values) };
}

function emailIn(values: URLSearchParams): string | null {
  const email = v.safeParse(emailField, values.get('email'));
  return email.success ? email.output : null;
}

/**
 * Returns the path of an absolute address from a template. Addresses of other sites, and the bare origin of this
 * site, become the profile.
 */
function pathWithin(redirectTo: string | null, { config, safeReturnTo }: PartsOfHost): string {
  const url = redirectTo ? parseUrl(redirectTo) : undefined;
  if (!url) return addresses.profile;
  const { origin, pathname, search, hash } = url;
  const path = pathname + search + hash;
  return origin === config.siteUrl && path !== '/' ? safeReturnTo(path) : addresses.profile;
}
