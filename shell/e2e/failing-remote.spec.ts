import { existsSync, renameSync } from 'node:fs';
import path from 'node:path';
import { expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { siteDataDir } from './support/site';

const store = path.join(siteDataDir, 'releases/remote-store');
const away = `${store}.away`;

test.afterEach(() => {
  if (existsSync(away)) renameSync(away, store);
});

test('keeps the rest working while the files of the store are gone, and recovers by Retry once they are back', async ({
  page,
  noConsoleErrors,
}) => {
  renameSync(store, away);
  await page.setViewportSize(PHONE);
  await page.goto('/');
  noConsoleErrors.expect(/remote-store/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await showsPanel(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(page.getByRole('heading', { name: 'A foot is a bridge', level: 1 })).toBeVisible();
  await page.goBack();
  await showsPanel(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('That didn’t work yet.')).toBeAttached();

  renameSync(away, store);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await expect(page.getByText('That worked. The page is here now.')).toBeAttached();
  await expect(page).toHaveURL('/store');
});

/** Expects that the failed section shows a panel in its region, and that the rest of the page is there. */
async function showsPanel(page: Page) {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: 'This section could not be loaded' });
  await expect(heading).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
