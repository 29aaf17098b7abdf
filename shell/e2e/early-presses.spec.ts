import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';

/** Opens a page and holds its larger scripts back until they are released. */
async function openWithLateScripts(page: Page, path: string): Promise<() => void> {
  let letCome = () => {};
  const coming = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route('/assets/**/*.js', async (route) => {
    if (!/early-events/.test(route.request().url())) await coming;
    await route.continue();
  });
  const recorder = page.waitForResponse(/early-events/);
  await page.goto(path, { waitUntil: 'commit' });
  await recorder;
  await page.waitForFunction(() => 'littleArchesEarly' in window);
  return letCome;
}

test('replays a choice made on a story before its scripts loaded', async ({ page }) => {
  const letCome = await openWithLateScripts(page, '/kids-zone/why-do-feet-have-arches');
  await page.getByRole('button', { name: 'Short story' }).click();
  letCome();
  await expect(page.getByRole('button', { name: 'Short story', pressed: true })).toBeVisible();
});

test('submits a form sent before its scripts loaded, after the checks of the page', async ({ page }) => {
  const letCome = await openWithLateScripts(page, '/auth/sign-in');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Email').press('Enter');
  letCome();
  await expect(page.getByLabel('Password').and(page.locator('[aria-invalid=true]'))).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  await expect(page).toHaveURL('/auth/sign-in');
});

test('shows no form before the script that intercepts its submit', async ({ page }) => {
  let letCome = () => {};
  await page.route(/early-events/, async (route) => {
    await new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await route.continue();
  });
  const asked = page.waitForRequest(/early-events/);
  await page.goto('/auth/sign-in', { waitUntil: 'commit' });
  await asked;
  await expect(page.locator('form')).toHaveCount(0);
  letCome();
  await expect(page.locator('form')).toBeVisible();
});

test('keeps typed text when the script of the form never loads', async ({ page, site, noConsoleErrors }) => {
  noConsoleErrors.expect(/early-events/);
  noConsoleErrors.expect(/form-action/);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().startsWith(site.url)) posts.push(request.url());
  });
  await page.route(/\.js$/, (route) => route.abort());
  noConsoleErrors.allow(/\.js\b/);
  await page.goto('/auth/sign-in');
  await page.getByLabel('Email').fill('ana@example.com');
  // The driver would wait for the page that Enter opens.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect.poll(() => noConsoleErrors.unexplained()).toEqual([]);
  // A retrying assertion would wait for that page, too.
  expect(await page.getByLabel('Email').inputValue()).toBe('ana@example.com');
  expect(posts).toEqual([]);
});
