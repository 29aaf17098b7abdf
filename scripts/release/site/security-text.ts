import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';

/** Path at which security researchers look for the contact (RFC 9116). */
export const SECURITY_TEXT = '/.well-known/security.txt';

/** Fragment of the privacy page's section about reports of weaknesses. */
export const POLICY_FRAGMENT = 'report-a-weakness';

/**
 * Returns the content of security.txt. It expires after ten to eleven months, because the standard requires less
 * than a year; the text is the same within a month. Omits addresses that are not https, which the standard forbids.
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
