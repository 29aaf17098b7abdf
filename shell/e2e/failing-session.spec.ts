import { demo, expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page, Route } from '@playwright/test';
import { holdingCalls } from './support/page/holding-calls';

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
