/** A mail the auth server would have sent. */
export interface CapturedMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly sentAt: string;
}

/** Keeps the newest mails in memory; nothing leaves the machine. */
export interface Mailbox {
  add(mail: { to: string; subject: string; html: string }): void;
  /** Newest first. */
  mails(): readonly CapturedMail[];
}

const KEPT = 200;

/** Creates an empty mailbox that keeps the newest 200 mails. */
export function createMailbox(): Mailbox {
  let mails: CapturedMail[] = [];
  let count = 0;
  return {
    add({ to, subject, html }) {
      count += 1;
      const mail: CapturedMail = {
        id: count,
        to,
        subject,
        text: textOf(html),
        html,
        links: linksOf(html),
        sentAt: new Date().toISOString(),
      };
      mails = [mail, ...mails].slice(0, KEPT);
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
