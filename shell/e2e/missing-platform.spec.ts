import { expect, sendSignIn, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { openSection } from './support/page/open-section';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';

/** Opens the site with `change` run in each page before all other scripts. */
async function openWith(page: Page, change: () => void, path: string): Promise<void> {
  await page.addInitScript(change);
  await page.goto(path);
}

// Each test ends with the check that nothing was thrown or logged.

test('signs in when storage is blocked, and warns that the login ends with the page', async ({ page }) => {
  await openWith(
    page,
    () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    },
    '/auth/sign-in',
  );
  await expect(page.getByText('Your browser stores nothing for this site')).toBeVisible();
  await sendSignIn(page);
  await expect(page.getByRole('heading', { name: 'Hello, Mara' })).toBeVisible();
  await openSection(page, 'Products');
  await openProduct(page, 1, 'rocket-insole');
  await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Your Cart' }).getByText('Rocket Insole').first(),
  ).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('Please sign in to see that page.')).toBeVisible();
});

test('fills a cart and shares a scan outside https', async ({ page }) => {
  await openWith(
    page,
    () => {
      for (const name of ['locks', 'clipboard', 'share', 'serviceWorker'])
        Reflect.deleteProperty(Navigator.prototype, name);
      for (const name of ['subtle', 'randomUUID']) Reflect.deleteProperty(Crypto.prototype, name);
    },
    '/auth/sign-in',
  );
  await sendSignIn(page);
  await expect(page.getByRole('heading', { name: 'Hello, Mara' })).toBeVisible();
  await page.goto('/store/rocket-insole');
  await addToCart(page);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();

  await page.goto('/profile/scans');
  const ready = page.getByRole('listitem').filter({ hasText: 'Ready' });
  await ready
    .getByRole('link', { name: /^Ida, / })
    .first()
    .click();
  await page.getByText('Print, share', { exact: true }).click();
  await page.getByRole('button', { name: 'Share with a professional' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this scan' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(
    dialog.getByText('Your browser does not let us copy. Select the link and copy it yourself.'),
  ).toBeVisible();
});
