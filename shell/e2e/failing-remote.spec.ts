import { expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { releasesOf } from './support/releases/releases';
import { backendUrl } from './support/site';

const store = releasesOf('remote-store');
/** Matches messages of the browser and the reporter about the store's files. */
const OF_THE_STORE = /remote-store/;

test.afterEach(() => store.repair());

for (const [how, harm] of [
  ['deleted', store.remove],
  ['tampered with', store.tamper],
] as const)
  test(`keeps the rest working while the files of the store are ${how}, and recovers by Retry once they are back`, async ({
    page,
    noConsoleErrors,
  }) => {
    harm();
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

test('shows an error in place of the cart, and Retry opens it', async ({ page, noConsoleErrors }) => {
  store.remove();
  await page.goto('/');
  noConsoleErrors.expect(OF_THE_STORE);
  await page.getByRole('button', { name: 'Cart' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This could not be loaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await page.waitForURL('**/about-us');
  await page.getByRole('button', { name: 'Cart' }).click();
  await expect(dialog.getByText('This could not be loaded')).toBeVisible();
  store.repair();
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Your Cart' }).getByText('Your cart is empty.'),
  ).toBeVisible();
});

test('gives up on files that never answer, and recovers by Retry once they do', async ({
  page,
  context,
  noConsoleErrors,
}) => {
  await page.goto('/');
  noConsoleErrors.expect(OF_THE_STORE);
  await context.route('**/assets/remote-store/**', () => {});
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByText('Loading ....').first()).toBeVisible();
  await showsPanel(page);
  // Requests made earlier still get no answer.
  await context.route('**/assets/remote-store/**', (route) => route.continue());
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
});

test('shows an error for what the backend can not answer, and keeps the rest working', async ({
  page,
  context,
  noConsoleErrors,
}) => {
  await page.goto('/');
  noConsoleErrors.expect(/net::ERR_CONNECTION_REFUSED/);
  await context.route(`${backendUrl}/**`, (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Fetch error')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await expect(page.getByRole('heading', { name: 'A foot is a bridge', level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await expect(main.getByText('Fetch error')).toBeVisible();
  await context.unroute(`${backendUrl}/**`);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
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
