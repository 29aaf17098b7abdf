import type { Page, Route } from 'playwright-core';
import { addressOf } from './support/page/address-of';
import { holdingCalls } from './support/page/holding-calls';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { demo, sendSignIn } from './support/sign-in';
import { changeStored, TOKEN_CALL } from './support/stored-session';

const visit = visitsOfThisFile();
const PROFILE_CALL = '**/functions/v1/getProfileWebsite';

const failed = (page: Page) => page.getByRole('heading', { name: 'Your profile could not be loaded' });
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Your profile' });
const words = (page: Page) => page.getByText('You are signed in, but our server could not').first();

async function signedIn() {
  const here = await visit('/auth/sign-in', { viewport: PHONE });
  await sendSignIn(here.page);
  await here.page.getByText(demo.name).waitFor();
  return here;
}

it('reports on every page that a profile could not be loaded, and loads it by a press', async () => {
  const { page, problems } = await signedIn();
  problems.expect(/500 \(Internal Server Error\).*getProfileWebsite/);
  problems.expect(/composition.*<html>boom/);
  problems.expect(/composition.*BackendError: Our server has a problem/);
  const fail = (route: Route) => route.fulfill({ status: 500, body: '<html>boom</html>' });
  await page.route(PROFILE_CALL, fail);
  await page.goto('/store');
  await words(page).waitFor();
  await account(page).click();
  await failed(page).waitFor();
  await page.goto('/profile/scans?from=here');
  await failed(page).waitFor();
  expect(addressOf(page)).toBe('/profile/scans?from=here');
  expect(await page.locator('body').innerText()).not.toMatch(/boom|<html|JSON|Login/);
  await retry(page).click();
  await page.getByText('That didn’t work yet.').first().waitFor();
  // The page also tries again by itself, once it has renewed the session.
  await holdingCalls(page, PROFILE_CALL, async () => {
    await page.unroute(PROFILE_CALL, fail);
    await retry(page).click();
  });
  await page.getByRole('heading', { name: 'All scans' }).waitFor();
  expect(addressOf(page)).toBe('/profile/scans?from=here');
});

it('reports this also when the session can’t be renewed, and recovers by itself', async () => {
  const { page, problems } = await signedIn();
  problems.allow(/composition.*session was not renewed/);
  await holdingCalls(page, TOKEN_CALL, async () => {
    await changeStored(page, { expires_at: 1 });
    await page.goto('/profile');
    await failed(page).waitFor();
  });
  await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor();
});

it('does not renew the token for each page on a device whose clock is hours fast', async () => {
  const { page, context } = await visit('/auth/sign-in');
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
  await page.getByRole('heading', { name: 'Hello, Mara' }).waitFor();
  for (const path of ['/profile/scans', '/profile/orders', '/store', '/profile']) {
    await page.goto(path);
    await eventually(async () => expect(await account(page).count()).toBe(1));
  }
  expect(renewals).toBe(0);
});
