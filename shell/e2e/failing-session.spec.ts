import { demo, expect, PHONE, sendSignIn, test } from '@little-arches/testing/playwright';
import type { Page, Route } from '@playwright/test';
import { holdingCalls } from './support/page/holding-calls';
import { changeStored, TOKEN_CALL } from './support/stored-session';

const PROFILE_CALL = '**/functions/v1/getProfileWebsite';

const failed = (page: Page) => page.getByRole('heading', { name: 'Your profile could not be loaded' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Your profile' });
const words = (page: Page) => page.getByText('You are signed in, but our server could not').first();

test.use({ viewport: PHONE });

test('reports on every page that a profile could not be loaded, and loads it by a press', async ({
  page,
  signedIn,
  noConsoleErrors,
}) => {
  await signedIn(demo);
  await expect(page.getByText(demo.name)).toBeVisible();
  noConsoleErrors.expect(/500 \(Internal Server Error\).*getProfileWebsite/);
  noConsoleErrors.expect(/composition.*<html>boom/);
  noConsoleErrors.expect(/composition.*BackendError: Our server has a problem/);
  const fail = (route: Route) => route.fulfill({ status: 500, body: '<html>boom</html>' });
  await page.route(PROFILE_CALL, fail);
  await page.goto('/store');
  await expect(words(page)).toBeVisible();
  await account(page).click();
  await expect(failed(page)).toBeVisible();
  await page.goto('/profile/scans?from=here');
  await expect(failed(page)).toBeVisible();
  await expect(page).toHaveURL('/profile/scans?from=here');
  await expect(page.locator('body')).not.toContainText(/boom|<html|JSON|Login/, { useInnerText: true });
  await retry(page).click();
  await expect(page.getByText('That didn’t work yet.').first()).toBeVisible();
  // The page also tries again by itself, once it has renewed the session.
  await holdingCalls(page, PROFILE_CALL, async () => {
    await page.unroute(PROFILE_CALL, fail);
    await retry(page).click();
  });
  await expect(page.getByRole('heading', { name: 'All scans' })).toBeVisible();
  await expect(page).toHaveURL('/profile/scans?from=here');
});

test('reports this also when the session can’t be renewed, and recovers by itself', async ({
  page,
  signedIn,
  noConsoleErrors,
}) => {
  await signedIn(demo);
  await expect(page.getByText(demo.name)).toBeVisible();
  noConsoleErrors.allow(/composition.*session was not renewed/);
  await holdingCalls(page, TOKEN_CALL, async () => {
    await changeStored(page, { expires_at: 1 });
    await page.goto('/profile');
    await expect(failed(page)).toBeVisible();
  });
  await expect(page.getByRole('heading', { name: 'Hello, Mara' })).toBeVisible();
});

test('does not renew the token for each page on a device whose clock is hours fast', async ({
  page,
  context,
}) => {
  await page.goto('/auth/sign-in');
  await context.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 5 * 3_600_000;
  });
  await page.reload();
  let renewals = 0;
  await page.route(TOKEN_CALL, (route) => {
    renewals += 1;
    return route.continue();
  });
  await sendSignIn(page);
  await expect(page.getByRole('heading', { name: 'Hello, Mara' })).toBeVisible();
  for (const path of ['/profile/scans', '/profile/orders', '/store', '/profile']) {
    await page.goto(path);
    await expect(account(page)).toHaveCount(1);
  }
  expect(renewals).toBe(0);
});
