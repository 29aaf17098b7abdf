import { requireSetting } from '../environment.ts';
import { type Part, siteLink } from './mail-parts.ts';

/** The link that ends mails of a token, for people. */
export function stopLink(label: string, token: string): Part[] {
  return siteLink(label, `/mail#stop=${token}`);
}

/** The headers by which mail programs offer a button that ends the mails in one press (RFC 2369, RFC 8058). */
export function stopHeaders(token: string): Record<string, string> {
  const address = `${requireSetting('SUPABASE_URL')}/functions/v1/askForMail?stop=${token}`;
  return {
    'List-Unsubscribe': `<${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
