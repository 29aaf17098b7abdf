import { requireSetting } from '../environment.ts';
import { type Part, siteLink } from './mail-parts.ts';

/** Returns the link that stops the mails of a token. */
export function stopLink(label: string, token: string): Part[] {
  return siteLink(label, `/mail#stop=${token}`);
}

/** Returns the headers with which mail programs offer a one-press unsubscribe button (RFC 2369, RFC 8058). */
export function stopHeaders(token: string): Record<string, string> {
  const address = `${requireSetting('SUPABASE_URL')}/functions/v1/askForMail?stop=${token}`;
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
