import { escapeMarkup } from '@scripts/kit/escape-markup';
import type { CapturedMail, Mailbox } from './mailbox';

const POLICY =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STYLES = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; }
header { align-items: baseline; display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.75rem; margin: 1rem 0; padding: 1rem 1.25rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2 { font-size: 1.125rem; margin: 0; }
dl { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0.25rem 0 0.75rem; opacity: 0.8; }
dl div { display: flex; gap: 0.4rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { font: inherit; margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
a { color: light-dark(#0b5f66, #7fd6dd); }
.action { border: 2px solid currentColor; border-radius: 0.5rem; display: inline-block; font-weight: 600; margin-top: 0.75rem; padding: 0.5rem 1rem; }
`;

/**
 * Answers the addresses of the mailbox: the page, its style sheet and the same mails as JSON. No CORS header, so
 * that no other site can read the links. Undefined for any other address.
 */
export function answerMailbox(mailbox: Mailbox, request: Request): Response | undefined {
  const { pathname } = new URL(request.url);
  if (pathname === '/mailbox.json') return answer(JSON.stringify(mailbox.mails()), 'application/json');
  if (pathname === '/mailbox') return answer(renderPage(mailbox.mails()), 'text/html');
  if (pathname === '/mailbox.css') return answer(STYLES, 'text/css');
  return undefined;
}

function answer(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}

function renderPage(mails: readonly CapturedMail[]): string {
  const list = mails.length
    ? mails.map(renderMail).join('\n')
    : '<p>No mail yet. Sign up or ask for a new password, then load this page again.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Mailbox of the embedded backend</title>
<link rel="stylesheet" href="/mailbox.css">
</head>
<body>
<header><h1>Mailbox</h1><a href="/mailbox">Look for new mail</a></header>
<p>Mails of the embedded backend are not delivered; the newest 200 are shown here.</p>
<main>
${list}
</main>
</body>
</html>
`;
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
