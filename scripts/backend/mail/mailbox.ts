import * as v from 'valibot';
import { openJournal } from '../database/journal';
import type { OutgoingMail } from './auth-mails';

const FORMAT = 1;

const mailSchema = v.object({
  id: v.number(),
  to: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  links: v.array(v.string()),
  sentAt: v.string(),
  headers: v.optional(v.record(v.string(), v.string())),
  /** Current address of the account that the mail is about, in lower case. */
  account: v.optional(v.string()),
  /** Idempotency key: of several mails with one key only the first is kept. */
  key: v.optional(v.string()),
});

/** A captured mail, which was not sent. */
export type CapturedMail = v.InferOutput<typeof mailSchema>;

/** Keeps the newest mails; none leaves the machine. */
export interface Mailbox {
  /**
   * Adds a mail. Without a text, derives it from the HTML. The mail is about the account with the recipient's
   * address.
   */
  add(
    mail: OutgoingMail & {
      readonly text?: string;
      readonly headers?: CapturedMail['headers'];
      readonly key?: string | undefined;
    },
  ): void;
  /** Newest first. */
  mails(): readonly CapturedMail[];
  /** Returns the mails about the account with this current address. */
  about(address: string): readonly CapturedMail[];
  /** Assigns the mails about an account to its new address. */
  follow(from: string, to: string): void;
  drop(mails: readonly CapturedMail[]): void;
}

const KEPT = 200;

/** Opens a mailbox that keeps the newest 200 mails in `file`; without a file they are kept in memory. */
export function openMailbox(file?: string): Mailbox {
  const journal = file === undefined ? undefined : openJournal(file, FORMAT, mailSchema);
  let mails = (journal?.entries ?? []).slice(-KEPT).reverse();
  let count = mails[0]?.id ?? 0;
  let lines = journal?.entries.length ?? 0;
  const about = (address: string) => mails.filter((mail) => accountOf(mail) === address.toLowerCase());
  const rewrite = (next: CapturedMail[]) => {
    journal?.replace([...next].reverse());
    mails = next;
    lines = next.length;
  };
  return {
    about,
    follow(from, to) {
      const moved = new Set(about(from));
      rewrite(mails.map((mail) => (moved.has(mail) ? { ...mail, account: to.toLowerCase() } : mail)));
    },
    drop(unwanted) {
      const ids = new Set(unwanted.map(({ id }) => id));
      rewrite(mails.filter(({ id }) => !ids.has(id)));
    },
    add({ to, account, subject, html, text = textOf(html), headers, key }) {
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
        ...(headers !== undefined && { headers }),
        ...(account !== undefined && { account: account.toLowerCase() }),
        ...(key !== undefined && { key }),
      };
      journal?.append(mail);
      lines += 1;
      mails = [mail, ...mails].slice(0, KEPT);
      if (lines > 2 * KEPT) rewrite(mails);
    },
    mails: () => mails,
  };
}

function accountOf({ account, to }: CapturedMail): string {
  return account ?? to.toLowerCase();
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
