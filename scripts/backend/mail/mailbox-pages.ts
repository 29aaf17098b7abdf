import { escapeMarkup } from '@little-arches/kit/escape-markup';
import { answerPrivately, renderBackendPage } from '../http/backend-page';
import type { CapturedMail, Mailbox } from './mailbox';

/**
 * Answers the addresses of the mailbox: the page, and the same mails as JSON. Returns undefined for any other
 * address.
 */
export function answerMailbox(mailbox: Mailbox, request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (pathname === '/mailbox.json')
    return answerPrivately(JSON.stringify(mailbox.mails()), 'application/json');
  if (pathname === '/mailbox') return answerPrivately(renderPage(mailbox.mails()), 'text/html');
  return undefined;
}

function renderPage(mails: readonly CapturedMail[]): string {
  const list = mails.length
    ? mails.map(renderMail).join('\n')
    : '<p>No mail yet. Sign up or ask for a new password, then load this page again.</p>';
  return renderBackendPage({
    title: 'Mailbox',
    links: '<a href="/mailbox">Look for new mail</a> <a href="/payments/simulator">Payments</a>',
    main: `<p>Mails of the embedded backend are not delivered; the newest 200 are shown here.</p>\n${list}`,
  });
}

function renderMail(mail: CapturedMail): string {
  const actions = mail.links
    .map((link) => `<a class="action" href="${escapeMarkup(link)}">Open the link of this mail</a>`)
    .join('\n');
  const sentAt = escapeMarkup(mail.sentAt);
  return `<article>
<h2>${escapeMarkup(mail.subject)}</h2>
<dl>
<div><dt>To</dt><dd>${escapeMarkup(mail.to)}</dd></div>
<div><dt>Sent</dt><dd><time datetime="${sentAt}">${sentAt.slice(0, 19).replace('T', ' ')} UTC</time></dd></div>
</dl>
<pre>${escapeMarkup(mail.text)}</pre>
${actions}
</article>`;
}
