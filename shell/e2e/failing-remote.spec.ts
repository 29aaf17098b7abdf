import { DESKTOP, expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { openSection } from './support/page/open-section';
import { releasesOf } from './support/releases/releases';
import { backendUrl } from './support/site';

const store = releasesOf('remote-store');
/** Matches messages of the browser and the reporter about the store's files. */
const OF_THE_STORE = /remote-store/;
const MISSING = 'Some functions of this page could not be loaded.';

test.afterEach(() => store.repair());

for (const [how, harm] of [
  ['deleted', store.remove],
  ['tampered with', store.tamper],
] as const)
  test.describe(`while the files of the store are ${how}`, () => {
    for (const viewport of [PHONE, DESKTOP])
      test(`keeps the rest working at ${viewport.width} pixels, and recovers by Retry once the files are back`, async ({
        page,
        noConsoleErrors,
      }) => {
        harm();
        await page.setViewportSize(viewport);
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
      harm();
      await page.getByRole('button', { name: 'View Product' }).click();
      await showsPanel(page);
      await expect(page).toHaveURL('/store/rocket-insole');
      store.repair();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
    });

    test('shows an error in place of the cart, and Retry opens it', async ({ page, noConsoleErrors }) => {
      harm();
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
  });

for (const [name, address] of [
  ['remote-marketing', '/our-promise'],
  ['remote-account', '/auth/reset-password'],
  ['remote-kids-zone', '/kids-zone'],
] as const)
  test(`keeps the text of the page readable after deleting ${name}, and recovers by Retry`, async ({
    page,
    noConsoleErrors,
  }) => {
    const releases = releasesOf(name);
    try {
      releases.remove();
      await page.goto(address);
      noConsoleErrors.expect(new RegExp(name));
      await canBeRead(page);
      await openSection(page, 'Products');
      await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
      await page.goBack();
      await canBeRead(page);
      releases.repair();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(MISSING, { exact: true })).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      releases.repair();
    }
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

/** The prerendered text is there, and a bar that says what isn't. */
async function canBeRead(page: Page) {
  await expect(page.getByText(MISSING, { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await main.getByText('could not be loaded', { exact: false }).count()).toBe(1);
}

/** Expects that the failed section shows a panel in its region, and that the rest of the page is there. */
async function showsPanel(page: Page) {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: 'This section could not be loaded' });
  await expect(heading).toBeVisible();
  await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}
