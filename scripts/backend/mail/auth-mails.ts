import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseConfig } from '../supabase-config';
import { renderTemplate } from './render-template';

/** Mails of the auth server that have a template in supabase/config.toml. */
export type MailKind = keyof SupabaseConfig['auth']['email']['template'];

export interface OutgoingMail {
  readonly to: string;
  /** Address of the account that the mail is about, when it differs from the recipient. */
  readonly account?: string;
  readonly subject: string;
  readonly html: string;
}

export interface MailOccasion {
  readonly to: string;
  /** Address of the account that the mail is about; default: the recipient. */
  readonly email?: string;
  /** The requested new address. */
  readonly newEmail?: string;
  /** Hash in the link of the mail, in hexadecimal; required to use the link. */
  readonly tokenHash: string;
  /** Link target in the request, unchecked. */
  readonly redirectTo: string | null;
}

/** Renders and delivers one mail. */
export type SendAuthMail = (kind: MailKind, occasion: MailOccasion) => void;

/**
 * Creates the sender of the auth server's mails, with the same templates as hosted projects. Reads them
 * immediately, and throws when one is missing.
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

/**
 * Returns `redirectTo` when it belongs to the site, else the site's address. The real auth server also has an allow
 * list; the embedded one serves one site.
 */
function allowedRedirect(redirectTo: string | null, siteUrl: string): string {
  const allowed =
    redirectTo && URL.canParse(redirectTo) && new URL(redirectTo).origin === new URL(siteUrl).origin;
  return allowed ? redirectTo : siteUrl;
}
