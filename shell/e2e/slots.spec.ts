import { expect, sendSignIn, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { translate } from './support/page/translator';
import { createThreeChildren } from './support/three-children';

async function openScan(page: Page) {
  const family = await createThreeChildren();
  const path = `/profile/scans/${family.scans.Nora}`;
  await page.goto(`/auth/sign-in?returnTo=${encodeURIComponent(path)}`);
  await sendSignIn(page, family);
  await page.waitForURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { name: 'What fits Nora' })).toBeVisible();
}

test('offers the insoles in the size of the scanned feet, and adds one for that child', async ({ page }) => {
  await openScan(page);
  await translate(page);
  const insoles = page.getByRole('list', { name: 'Insoles in Nora’s size' });
  await insoles.getByRole('button', { name: 'Add to Cart: Trail Fox Insole, EU 29 for Nora' }).click();
  await expect(insoles.getByText('In your cart: 1')).toBeVisible();
  await insoles.getByRole('button', { name: 'Add to Cart: Trail Fox Insole, EU 29 for Nora' }).click();
  await expect(insoles.getByText('In your cart: 2')).toBeVisible();
  await insoles.getByRole('link', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  const lines = page.getByRole('listitem').filter({ hasText: 'Trail Fox Insole' });
  await expect(lines.getByText(/^Size EU 29 .* for Nora/)).toBeVisible();
});

test('leaves no hole in the page when the store’s files can’t be loaded', async ({
  page,
  noConsoleErrors,
}) => {
  noConsoleErrors.expect(/remote-store/);
  await page.route('**/assets/remote-store/**', (route) => route.abort('connectionrefused'));
  const reported = page.waitForRequest(
    (request) => request.method() === 'POST' && /remote-store/.test(request.postData() ?? ''),
  );
  await openScan(page);
  await reported;
  const fits = page.getByRole('region', { name: 'What fits Nora' });
  await expect(fits.getByRole('link', { name: 'See level 2 in the store' })).toBeVisible();
  const [text, link] = await Promise.all([
    fits.getByText(/^Insoles are optional/).boundingBox(),
    fits.getByRole('link', { name: 'See level 2 in the store' }).boundingBox(),
  ]);
  const gap = (link?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(24);
  expect(await page.locator('[data-slot]').count()).toBe(0);
});
