import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readSupabaseConfig } from '../supabase-config';
import { createAuthMails, type OutgoingMail } from './auth-mails';
import { renderTemplate } from './render-template';

const SITE = 'http://localhost:3000';

describe('a template', () => {
  const value = `a"b'<c>&d=e f+#ü`;

  it('escapes a value for its position', () => {
    expect(renderTemplate('<p>{{ .V }}</p>', { V: value })).toBe(
      '<p>a&quot;b&#39;&lt;c&gt;&amp;d=e f+#ü</p>',
    );
    expect(renderTemplate('<a href="/x?v={{ .V }}&amp;w=1#{{.V}}">', { V: value })).toBe(
      '<a href="/x?v=a%22b%27%3Cc%3E%26d%3De%20f%2B%23%C3%BC&amp;w=1#a%22b%27%3Cc%3E%26d%3De%20f%2B%23%C3%BC">',
    );
    expect(renderTemplate('<a class="x" href="{{ .V }}/x">', { V: `${SITE}` })).toBe(
      `<a class="x" href="${SITE}/x">`,
    );
  });

  it('is refused when it has an unknown variable', () => {
    expect(() => renderTemplate('{{ .ConfirmationURL }}', {})).toThrow('{{ .ConfirmationURL }}');
  });
});

it.each(['confirmation', 'email_change', 'recovery'])('shows the mail %s in the reader’s colours', (name) => {
  const template = readFileSync(path.join(projectRoot(), 'supabase', 'templates', `${name}.html`), 'utf8');
  expect(template).toContain('<meta name="color-scheme" content="light dark">');
});

describe('the link of a mail', () => {
  function linkOf(kind: 'confirmation' | 'recovery', redirectTo: string | null) {
    const mails: OutgoingMail[] = [];
    const send = createAuthMails({
      config: readSupabaseConfig(projectRoot()),
      root: projectRoot(),
      siteUrl: SITE,
      deliver: (mail) => void mails.push(mail),
    });
    send(kind, { to: `o'kim+feet@families.example`, tokenHash: 'abc123', redirectTo });
    const href = /href="([^"]+)"/.exec(mails[0]?.html ?? '')?.[1] ?? '';
    const [page, fragment] = href.replaceAll('&amp;', '&').split('#');
    return { page, values: Object.fromEntries(new URLSearchParams(fragment)) };
  }

  it('leads to the page that uses it, with all values in the fragment, which no server receives', () => {
    const link = linkOf('confirmation', `${SITE}/store?level=1&x=2#level-1`);
    expect(link.page).toBe(`${SITE}/auth/confirm`);
    expect(link.values).toEqual({
      token_hash: 'abc123',
      type: 'email',
      redirect_to: `${SITE}/store?level=1&x=2#level-1`,
      email: `o'kim+feet@families.example`,
    });
    const recovery = linkOf('recovery', null);
    expect([recovery.page, recovery.values.type]).toEqual([`${SITE}/auth/confirm`, 'recovery']);
  });

  it.each([null, 'https://evil.example/steal', 'not an address', 'javascript:alert(1)'])(
    'leads to the site when %j was requested',
    (redirectTo) => {
      expect(linkOf('confirmation', redirectTo).values.redirect_to).toBe(SITE);
    },
  );
});
