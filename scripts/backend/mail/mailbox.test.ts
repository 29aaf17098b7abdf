import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerMailService, MAIL_SERVICE } from './mail-service';
import { openMailbox } from './mailbox';
import { answerMailbox } from './mailbox-pages';

const request = (path: string) => new Request(`http://127.0.0.1:54321${path}`);

it('keeps the newest 200 mails, newest first, with their text and links', () => {
  const mailbox = openMailbox();
  for (let index = 1; index <= 205; index++) {
    mailbox.add({
      to: 'kim@families.example',
      subject: `Mail ${index}`,
      html: '<html><body><h1>Hi</h1><p>Tap <a href="http://x.example/?a=1&amp;b=2">here</a></p></body></html>',
    });
  }
  expect(mailbox.mails()).toHaveLength(200);
  expect(mailbox.mails()[0]).toMatchObject({
    subject: 'Mail 205',
    text: 'Hi\n\nTap here: http://x.example/?a=1&b=2',
    links: ['http://x.example/?a=1&b=2'],
  });
});

it('returns its mails when it is opened again, within a size limit', () => {
  const folder = mkdtempSync(join(tmpdir(), 'little-arches-mailbox-'));
  const file = join(folder, 'mailbox.jsonl');
  const mailbox = openMailbox(file);
  for (let index = 1; index <= 450; index++)
    mailbox.add({ to: 'kim@families.example', subject: `Mail ${index}`, html: '<p>Hi</p>' });
  const again = openMailbox(file);
  expect(again.mails()).toEqual(mailbox.mails());
  expect(readFileSync(file, 'utf8').trim().split('\n').length).toBeLessThan(402);
  again.add({ to: 'kim@families.example', subject: 'Next', html: '<p>Hi</p>' });
  expect(openMailbox(file).mails()[0]).toMatchObject({ id: 451, subject: 'Next' });
  rmSync(folder, { recursive: true });
});

it('shows mails on a page that runs and loads nothing foreign', async () => {
  const mailbox = openMailbox();
  mailbox.add({
    to: '<b>@families.example',
    subject: '<script>alert(1)</script>',
    html: '<p><a href="http://x.example/">x</a></p>',
  });
  const page = answerMailbox(mailbox, request('/mailbox'));
  const html = (await page?.text()) ?? '';
  expect(page?.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  expect(page?.headers.has('access-control-allow-origin')).toBe(false);
  expect(html).not.toMatch(/<script|<style|style=/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toContain('href="http://x.example/"');
});

it('answers only its own addresses', () => {
  expect(answerMailbox(openMailbox(), request('/mailboxes'))).toBeUndefined();
});

it('accepts mails of the functions with the secret key, once per idempotency key', async () => {
  const mailbox = openMailbox();
  const hand = (key: string, secret = 'sb_secret', body: object = {}) =>
    answerMailService(
      mailbox,
      new Request(`http://127.0.0.1:54321${MAIL_SERVICE}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'idempotency-key': key },
        body: JSON.stringify({
          from: 'shop@littlearches.example',
          to: ['kim@families.example'],
          subject: `Order ${key}`,
          text: 'Thank you: €34.00',
          html: '<p>Thank you</p>',
          ...body,
        }),
      }),
      'sb_secret',
    );
  expect((await hand('1')).status).toBe(200);
  expect((await hand('1')).status).toBe(200);
  expect((await hand('2', 'sb_publishable')).status).toBe(401);
  expect((await hand('3', 'sb_secret', { to: [] })).status).toBe(422);
  expect(mailbox.mails()).toMatchObject([{ to: 'kim@families.example', text: 'Thank you: €34.00' }]);
});
