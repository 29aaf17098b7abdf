import { expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { releasesOf } from './support/releases/releases';

const store = releasesOf('remote-store');
/** Matches messages of the browser and the reporter about the store's files. */
const OF_THE_STORE = /remote-store/;

test.afterEach(() => store.repair());

test('keeps the rest working while the files of the store are gone, and recovers by Retry once they are back', async ({
  page,
  noConsoleErrors,
}) => {
  store.remove();
  await page.setViewportSize(PHONE);
  await page.goto('/');
  noConsoleErrors.expect(OF_THE_STORE);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await showsPanel(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(page.getByRole('heading', { name: 'A foot is a bridge', level: 1 })).toBeVisible();
  await page.goBack();
  await showsPanel(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('That didn’t work yet.')).toBeAttached();

  store.repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await expect(page.getByText('That worked. The page is here now.')).toBeAttached();
  await expect(page).toHaveURL('/store');
});

test('shows a panel inside the frame for a page that was not loaded yet, and Retry loads it', async ({
  page,
  noConsoleErrors,
}) => {
  await page.goto('/store');
  noConsoleErrors.expect(OF_THE_STORE);
  await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');
  store.remove();
  await page.getByRole('button', { name: 'View Product' }).click();
  await showsPanel(page);
  await expect(page).toHaveURL('/store/rocket-insole');
  store.repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
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
