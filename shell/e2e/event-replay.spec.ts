import { demo, expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';

test('opens the cart and keeps the product that were chosen before the scripts loaded', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const release = await openWithoutItsRemote(page, '/store');
  await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  release();
  await expect(
    page.getByRole('dialog', { name: 'Your Cart' }).getByText('Your cart is empty.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Product' }).click();
  await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
});

for (const address of ['/contact-us', '/contact-us?utm_source=letter'])
  test(`keeps and checks a form on ${address} that was sent before the scripts loaded`, async ({ page }) => {
    const release = await openWithoutItsRemote(page, address);
    await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.test');
    await page.getByRole('textbox', { name: 'Message' }).fill('Do you ship to Norway?');
    await page.getByRole('button', { name: 'Send message' }).click();
    release();
    await expect(page.getByText('Name is required.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@example.test');
    // A key press in another field makes React render the form anew.
    await page.getByRole('textbox', { name: 'Name' }).fill('Ines');
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ines@example.test');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Do you ship to Norway?');
  });

for (const lateness of [0, 3000])
  test(`signs in when the press came while the page was being rendered anew, ${lateness} ms later`, async ({
    page,
  }) => {
    const release = await openWithoutItsRemote(page, '/auth/sign-in?returnTo=%2Fprofile%2Fscans');
    await page.waitForTimeout(lateness);
    await page.getByLabel('Email').fill(demo.email);
    await page.getByLabel('Password', { exact: true }).fill(demo.password);
    await page.evaluate(() => {
      const button = () => document.querySelector<HTMLElement>('main form > button');
      const before = button();
      // On a slow machine the frame is rendered first, and only the form is rendered anew when its remote arrives.
      new MutationObserver((_, observer) => {
        const now = button();
        if (!now || now === before) return;
        observer.disconnect();
        // The earliest moment of a person's press: not within the change itself.
        setTimeout(() => now.click());
      }).observe(document.body, { childList: true, subtree: true });
    });
    release();
    await expect(page.getByRole('heading', { name: 'Scans', exact: true })).toBeVisible();
  });

test('shows the prices of the period that was chosen before the scripts loaded', async ({ page }) => {
  const release = await openWithoutItsRemote(page, '/pricing');
  const prices = page.getByRole('main').getByText(/^\$\d/);
  const annually = await prices.allTextContents();
  await page.getByLabel('Monthly').check();
  release();
  await expect(prices).not.toHaveText(annually);
  await expect(page.getByLabel('Monthly')).toBeChecked();
});

/** Opens a page and holds its remote's scripts back; returns the function that releases them. */
async function openWithoutItsRemote(page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/remote-*/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  return release;
}
