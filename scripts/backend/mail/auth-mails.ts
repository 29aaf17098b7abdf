import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseConfig } from '../supabase-config';
import { renderTemplate } from './render-template';

/** The mails of the auth server that have a template in supabase/config.toml. */
export type MailKind = keyof SupabaseConfig['auth']['email']['template'];

/** A mail as it arrives. */
export interface OutgoingMail {
  readonly to: string;
  /** The address of the account that it is about, where that is another. */
  readonly account?: string;
  readonly subject: string;
  readonly html: string;
}

/** What a mail is about. */
export interface MailOccasion {
  readonly to: string;
  /** Whose account it is about; default: the address it goes to. */
  readonly email?: string;
  /** The address that is wished for in its place. */
  readonly newEmail?: string;
  /** What a link must carry to be spent, in hexadecimal. */
  readonly tokenHash: string;
  /** Where the request wanted its link to lead, unchecked. */
  readonly redirectTo: string | null;
}

/** Renders and delivers one mail. */
export type SendAuthMail = (kind: MailKind, occasion: MailOccasion) => void;

/**
 * Writes the auth server's mails from the templates that hosted projects use too. Reads them at once, and
 * throws when one is missing.
 */
export function createAuthMails({
  config,
  root,
  siteUrl,
  deliver,
}: {
  config: SupabaseConfig;
  root: string;
  siteUrl: string;
  deliver: (mail: OutgoingMail) => void;
}): SendAuthMail {
  const read = (kind: MailKind) => {
    const { subject, content_path } = config.auth.email.template[kind];
    return { subject, html: readFileSync(join(root, content_path), 'utf8') };
  };
  const templates = {
    confirmation: read('confirmation'),
    recovery: read('recovery'),
    email_change: read('email_change'),
  };
  return (kind, { to, email = to, newEmail = '', tokenHash, redirectTo }) => {
    const { subject, html } = templates[kind];
    const values = {
      SiteURL: siteUrl,
      TokenHash: tokenHash,
      Email: email,
      NewEmail: newEmail,
      SendingTo: to,
      RedirectTo: allowedRedirect(redirectTo, siteUrl),
    };
    deliver({ to, account: email, subject, html: renderTemplate(html, values) });
  };
}

/** The real auth server has an allow list beside the site itself; the embedded one serves one site. */
function allowedRedirect(redirectTo: string | null, siteUrl: string): string {
  const allowed =
    redirectTo && URL.canParse(redirectTo) && new URL(redirectTo).origin === new URL(siteUrl).origin;
  return allowed ? redirectTo : siteUrl;
}
