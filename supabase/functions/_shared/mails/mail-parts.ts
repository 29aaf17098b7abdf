import { brand } from '@little-arches/contracts/company';
import { escapeUnprintable } from '@little-arches/contracts/input';
import { readSetting } from '../environment.ts';
import type { Mail } from './send-mail.ts';

/** A part of a mail: lines of text, a table of names and amounts, or a link. */
export type Part =
  | { readonly kind: 'text'; readonly heading?: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'amounts';
      readonly heading: string;
      readonly rows: readonly (readonly [string, string])[];
      /** Name of the row with the total. */
      readonly total: string;
    }
  | { readonly kind: 'link'; readonly label: string; readonly address: string };

/**
 * Returns a link to the site; an empty list without SITE_URL. Secrets belong in the fragment, which reaches no
 * server and no log.
 */
export function siteLink(label: string, address: string): Part[] {
  const site = readSetting('SITE_URL');
  return site ? [{ kind: 'link', label, address: new URL(address, site).href }] : [];
}

/** Writes a mail that ends with our name and address, as text and as HTML without external resources. */
export function writeMail(subject: string, parts: readonly Part[], question: string): Omit<Mail, 'to'> {
  const sender = [brand.product, ...brand.address, brand.email, brand.phone].join(' · ');
  const closing = [question, sender].map((line): Part => ({ kind: 'text', lines: [line] }));
  const all = [...parts, ...closing].map(printable);
  const printed = escapeUnprintable(subject);
  return { subject: printed, text: textOf(all), html: htmlOf(printed, all) };
}

/** Returns the part with escaped texts, so that none of them starts its own line. */
function printable(part: Part): Part {
  if (part.kind === 'link') return { ...part, address: escapeUnprintable(part.address) };
  if (part.kind === 'text') return { ...part, lines: part.lines.map((line) => escapeUnprintable(line)) };
  return { ...part, rows: part.rows.map(([name, amount]) => [escapeUnprintable(name), amount]) };
}

function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'link') return `${part.label}: ${part.address}`;
      const lines =
        part.kind === 'text' ? part.lines : part.rows.map(([name, amount]) => `${name}: ${amount}`);
      return [...(part.heading ? [part.heading, ''] : []), ...lines].join('\n');
    })
    .join('\n\n');
}

function htmlOf(subject: string, parts: readonly Part[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(subject)}</title>
</head>
<body style="margin: 0 auto; max-width: 36rem; padding: 1.5rem 1rem; font: 16px/1.6 system-ui, sans-serif;">
${parts.map(htmlOfPart).join('\n')}
</body>
</html>
`;
}

function htmlOfPart(part: Part): string {
  if (part.kind === 'link')
    return `<p><a href="${escapeMarkup(part.address)}">${escapeMarkup(part.label)}</a></p>`;
  const heading = part.heading
    ? `<h2 style="margin: 1.5rem 0 0; font-size: 1.1rem;">${escapeMarkup(part.heading)}</h2>\n`
    : '';
  if (part.kind === 'text') return `${heading}<p>${part.lines.map(escapeMarkup).join('<br>')}</p>`;
  const rows = part.rows.map(([name, amount]) => {
    const weight = name === part.total ? 'bold' : 'normal';
    return `<tr style="font-weight: ${weight};"><th scope="row" style="padding: 0.25rem 1rem 0.25rem 0; font-weight: inherit; text-align: left;">${escapeMarkup(name)}</th><td style="padding: 0.25rem 0; text-align: right; white-space: nowrap;">${escapeMarkup(amount)}</td></tr>`;
  });
  return `${heading}<table style="width: 100%; border-collapse: collapse;">${rows.join('')}</table>`;
}

function escapeMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
