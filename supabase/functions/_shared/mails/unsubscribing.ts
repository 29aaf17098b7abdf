import { readSetting, requireSetting } from '../environment.ts';
import type { Part } from './mail-parts.ts';

/** A link into the site with what it needs in the fragment, which reaches no server and no log; none without SITE_URL. */
export function siteLink(label: string, address: string): Part[] {
  const site = readSetting('SITE_URL');
  return site ? [{ kind: 'link', label, address: new URL(address, site).href }] : [];
}

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
