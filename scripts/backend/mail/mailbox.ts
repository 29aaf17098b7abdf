import * as v from 'valibot';
import { openJournal } from '../journal';

const FORMAT = 1;

const mailSchema = v.object({
  id: v.number(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  links: v.array(v.string()),
  sentAt: v.string(),
  /** Of the same key only the first is kept. */
  key: v.optional(v.string()),
});

/** A mail that would have been sent. */
export type CapturedMail = v.InferOutput<typeof mailSchema>;

/** Keeps the newest mails; nothing leaves the machine. */
export interface Mailbox {
  /** Without `text` it is taken from the HTML. */
  add(mail: { to: string; subject: string; html: string; text?: string; key?: string | undefined }): void;
  /** Newest first. */
  mails(): readonly CapturedMail[];
}

const KEPT = 200;

/** Opens a mailbox that keeps the newest 200 mails in `file`; without one they last as long as the process. */
export function openMailbox(file?: string): Mailbox {
  const journal = file === undefined ? undefined : openJournal(file, FORMAT, mailSchema);
  let mails = (journal?.entries ?? []).slice(-KEPT).reverse();
  let count = mails[0]?.id ?? 0;
  let lines = journal?.entries.length ?? 0;
  return {
    add({ to, subject, html, text = textOf(html), key }) {
      if (key !== undefined && mails.some((mail) => mail.key === key)) return;
      count += 1;
      const mail: CapturedMail = {
        id: count,
        to,
        subject,
        text,
        html,
        links: linksOf(html),
        sentAt: new Date().toISOString(),
        ...(key !== undefined && { key }),
      };
      journal?.append(mail);
      lines += 1;
      mails = [mail, ...mails].slice(0, KEPT);
      if (lines <= 2 * KEPT) return;
      journal?.replace([...mails].reverse());
      lines = mails.length;
    },
    mails: () => mails,
  };
}

function linksOf(html: string): string[] {
  return [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => unescapeHtml(link));
}

function textOf(html: string): string {
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(html)?.[1] ?? html;
  const withLinks = body.replace(/<a [^>]*href="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g, '$2: $1');
  const paragraphs = withLinks.split(/<\/(?:p|h\d|div|tr)>/i).map((part) =>
    part
      .replace(/<[^>]+>/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return unescapeHtml(paragraphs.filter(Boolean).join('\n\n'));
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
