import { brand } from 'shared-contracts/company';
import { addresses } from 'shared-contracts/routes';

/** Path at which finders of a weakness look for the contact (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** The part of the privacy page that says how we treat reports. */
export const POLICY_FRAGMENT = 'report-a-weakness';

/**
 * What it says. It expires ten to eleven months after it was written, because the standard wants less than a
 * year; within one month it stays the same text. Addresses that are not https are left out, as the standard
 * forbids them.
 */
export function securityText(siteUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 11, 1));
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en, de',
    ...(siteUrl.startsWith('https:')
      ? [`Canonical: ${siteUrl}${SECURITY_TEXT}`, `Policy: ${siteUrl}${addresses.privacy}#${POLICY_FRAGMENT}`]
      : []),
  ];
  return `${lines.join('\n')}\n`;
}
