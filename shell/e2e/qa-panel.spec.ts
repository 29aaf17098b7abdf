import { DESKTOP, expect, test } from '@little-arches/testing/playwright';
import { inspectState } from './support/page/inspect-page';

test('shows QA what happens on a page, by its address or by Alt+Shift+Q, and copies it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = page.getByRole('complementary', { name: 'QA' });
  await page.goto('/store?qa');
  await expect(panel.getByRole('row', { name: /^On screen .*remote-store/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(panel.getByRole('row', { name: /^On screen .*remote-marketing/ })).toBeVisible();
  await expect(panel.getByRole('row', { name: /page\/shown .*"page":"concept"/ })).toBeVisible();
  expect(await inspectState(page)).toEqual([]);
  await page.setViewportSize(DESKTOP);
  await panel.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(panel.getByText('Copied.')).toBeVisible();
  const report: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(report).toMatchObject({ page: '/concept', session: 'unauthenticated', failures: [] });

  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(new URL(request.url()).pathname));
  await page.goto('/store');
  const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
  await login.focus();
  expect(loaded.filter((path) => /\/qa\./.test(path))).toEqual([]);
  await page.keyboard.press('Alt+Shift+KeyQ');
  await expect(panel.getByRole('heading', { name: 'QA' })).toBeFocused();
  // Walking through the panel by keyboard doesn't move the page.
  for (let press = 0; press < 3; press++) await page.keyboard.press('Tab');
  await expect(panel.getByRole('region', { name: 'What is on the page' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Alt+Shift+KeyQ');
  await expect(panel).toHaveCount(0);
  await expect(login).toBeFocused();
});
