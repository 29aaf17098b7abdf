import { expect, test } from '@little-arches/testing/playwright';
import { linkThatListens } from './support/input/link-that-listens';

const STORE = /\/assets\/remote-store\/|\/getProducts$/;

test('shows a page of another remote without a request after pointing at its link', async ({ page }) => {
  await page.goto('/');
  const link = await linkThatListens(page);
  const products = page.waitForResponse(/\/getProducts$/);
  await link.hover();
  await (await products).finished();
  const asked: string[] = [];
  page.on('request', (request) => STORE.test(request.url()) && asked.push(request.url()));
  await link.click();
  await expect(page.getByRole('main').getByText('Rocket Insole').first()).toBeAttached();
  // The click also focused the link; after the prefetch delay the request would have been made.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  // The store's pages fetch the code of the cart afterwards, so that it opens without a network.
  const named = await (await page.request.get('/store')).text();
  expect(asked.filter((url) => /getProducts/.test(url) || named.includes(new URL(url).pathname))).toEqual([]);
});

test('does not report a page that could not be prefetched, and shows it when it is visited', async ({
  page,
  noConsoleErrors,
}) => {
  await page.goto('/');
  const link = await linkThatListens(page);
  await page.route('**/assets/remote-store/**', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  noConsoleErrors.expect(/net::ERR_FAILED/);
  await page.unroute('**/assets/remote-store/**');
  await link.click();
  await expect(page.getByRole('main').getByText('Rocket Insole').first()).toBeAttached();
  await expect(page.getByText('could not')).toHaveCount(0);
});
