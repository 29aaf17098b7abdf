import { expect, type Problems } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { test } from './support/releases/bad-remotes';

/** Opens the page that throws; the browser's console output about it is accepted. */
async function open(page: Page, problems: Problems, place: string, what: string): Promise<void> {
  problems.allow(/[\s\S]/);
  await page.goto(`/bad/thrown?${new URLSearchParams({ in: place, what })}`);
}

async function showsFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: 'Products' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

async function goesOn(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await showsFrame(page);
}

for (const [place, what] of [
  ['render', 'an Error of another realm'],
  ['effect', 'undefined'],
] as const)
  test(`shows a panel when a page’s ${place} throws ${what}, and keeps the frame and other sections working`, async ({
    page,
    noConsoleErrors,
  }) => {
    await open(page, noConsoleErrors, place, what);
    await expect(page.getByRole('heading', { name: 'This page tripped over something' })).toBeVisible();
    await showsFrame(page);
    await goesOn(page);
  });

test('mounts a frame that other code has changed anew once, then offers a reload', async ({
  page,
  noConsoleErrors,
}) => {
  await page.goto('/store');
  noConsoleErrors.allow(/[\s\S]/);
  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart/ });
  const closeBehindReact = async () => {
    await cart.click();
    await expect(page.getByText('Your cart is empty.')).toBeVisible();
    await page.evaluate(() => {
      const panel = [...document.querySelectorAll('[data-remote=remote-store]')].at(-1);
      const font = document.createElement('font');
      panel?.replaceWith(font);
      if (panel) font.append(panel);
    });
    await page.getByRole('button', { name: 'Close cart' }).click();
  };
  await closeBehindReact();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await showsFrame(page);
  await closeBehindReact();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await goesOn(page);
});
