import { demo, expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { linkThatListens } from './support/input/link-that-listens';

const ACCOUNT = ['remote-account'];

/** Returns the remotes of which this document has a script or requested a file. */
const remotesOf = (page: Page) =>
  page.evaluate(() => {
    const scripts = [...document.scripts].map(({ src }) => src);
    const resources = performance.getEntriesByType('resource').map(({ name }) => name);
    const names = [...scripts, ...resources].flatMap(
      (url) => /\/assets\/(remote-[\w-]+)\//.exec(url)?.[1] ?? [],
    );
    return [...new Set(names)].sort();
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('loads no script of another remote beside the sign-in page after the store', async ({ page }) => {
  await page.goto('/store');
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await remotesOf(page)).toContain('remote-store');

  await page.getByRole('link', { name: 'Login' }).click();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page).toHaveURL('/auth/sign-in');
  await page.getByLabel('Email').fill(demo.email);
  await (await linkThatListens(page)).hover();
  // Longer than the delay before a prefetch.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await remotesOf(page)).toEqual(ACCOUNT);
  await expect(page.getByLabel('Email')).toHaveValue(demo.email);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(heading(page, 'Reset your password')).toBeVisible();
  expect(await remotesOf(page)).toEqual(ACCOUNT);
  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Products')).toBeVisible();
  await expect(page).toHaveURL('/store');
  await page.goForward();
  await expect(heading(page, 'Sign in')).toBeVisible();
  expect(await remotesOf(page)).toEqual(ACCOUNT);
});
