/** @jest-environment node */
import { renderToHtml } from '@little-arches/contracts/testing/render';
import remote from './routes';

it.each([
  ['/auth/sign-in', 'Sign in</h1>'],
  ['/auth/sign-up', 'Create your account</h1>'],
  ['/auth/reset-password', 'Reset your password</h1>'],
  ['/auth/confirm', 'This link needs JavaScript</h1>'],
  ['/shared-scan', 'A shared foot scan</h1>'],
])('%s is readable without a script and has no inline style', async (path, text) => {
  const html = await renderToHtml(remote, path);
  expect(html).toContain(text);
  expect(html).not.toMatch(/\sstyle=|<script|<style/);
  // A form that is sent before its script runs must not put a password into the address.
  const forms = html.match(/<form[^>]*>/g) ?? [];
  expect(forms.filter((form) => !form.includes('method="post"'))).toEqual([]);
  const told = html.match(/<noscript><p[^>]*>This form needs JavaScript/g) ?? [];
  expect(told).toHaveLength(forms.length);
});

it.each([
  '/profile',
  '/profile/profiles',
  '/profile/scans',
  '/profile/scans/scan-1',
  '/profile/orders',
  '/profile/settings',
])('%s waits for the session and shows no personal data', async (path) => {
  const html = await renderToHtml(remote, path);
  expect(html).toContain('Loading...');
  expect(html).not.toContain('Mara');
});
