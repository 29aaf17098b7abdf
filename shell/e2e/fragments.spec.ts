import { DESKTOP, expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { focusInWindow } from './support/input/focus-in-window';
import { openProduct } from './support/shop/open-product';

const expectFocus = (page: Page, is: string) =>
  expect.poll(() => page.evaluate(focusInWindow)).toEqual({ is, isSeen: true });

for (const viewport of [PHONE, DESKTOP])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport });

    test('focuses the part that a link on another page leads to', async ({ page }) => {
      await page.goto('/contact-us');
      await page.locator('a[href="/privacy#messages"]').first().click();
      await expect(page).toHaveURL('/privacy#messages');
      await expectFocus(page, 'messages');
    });

    for (const [address, part] of [
      ['/privacy#messages', 'messages'],
      ['/store#level-2', 'level-2'],
      ['/faqs#how-often-should-we-scan', 'How often should we scan?'],
    ] as const)
      test(`focuses the part that the address ${address} names`, async ({ page }) => {
        await page.goto(address);
        await expectFocus(page, part);
      });

    test('focuses each part of a table of contents, and after Back its link', async ({ page }) => {
      await page.goto('/privacy');
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      for (const at of [1, 4]) {
        const link = links.nth(at);
        await link.click();
        await expectFocus(page, (await link.getAttribute('href'))?.split('#')[1] ?? '');
        await page.goBack();
        await expectFocus(page, (await link.textContent()) ?? '');
      }
    });

    test('focuses the product’s button after Back from its page, at the earlier scroll position', async ({
      page,
    }) => {
      await page.goto('/store');
      await openProduct(page, 2, 'summit-insole');
      await expect(page.getByRole('heading', { level: 1, name: 'Summit Insole' })).toBeVisible();
      await page.goBack();
      await expectFocus(page, 'View Product');
    });
  });
