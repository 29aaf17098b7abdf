import type { Page } from 'playwright-core';
import { addressOf } from './support/page/address-of';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { releasesOf } from './support/releases/releases';
import { createTeam } from './support/releases/team';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';

const MISSING = 'Some functions of this page could not be loaded.';
const visit = visitsOfThisFile();
const store = releasesOf('remote-store');
/**
 * Matches messages about missing files by the browser and the reporter, and about a second try by Module
 * Federation.
 */
const GONE = /remote-store|remote_store\w+" is already registered/;
let team: ReturnType<typeof createTeam>;

beforeAll(() => {
  team = createTeam('remote-store', ['product', 'checkout']);
});
afterEach(() => store.repair());
afterAll(() => team.undo());

it('keeps an open tab on its own version after a release', async () => {
  const { page } = await visit('/store');
  const loads = countLoads(page);
  const version = await shownVersion(page);
  await team.release();
  expect(await team.live()).not.toBe(version);
  await openProduct(page, 1, 'rocket-insole');
  await showsProduct(page);
  expect(await shownVersion(page)).toBe(version);
  expect(loads()).toBe(0);
});

it('reloads a tab once whose files are gone, and shows the page, but never in the checkout', async () => {
  const elsewhere = await visit('/');
  const inside = await visit('/store');
  const shopping = await visit('/about-us');
  const paying = await visit('/store/rocket-insole');
  await addToCart(paying.page);
  await paying.page.getByRole('button', { name: 'Cart, 1 item' }).click();
  const cart = paying.page.getByRole('dialog', { name: 'Your Cart' });
  await cart.getByRole('button', { name: 'Checkout' }).waitFor();
  const visits = [elsewhere, inside, shopping, paying];
  const loads = visits.map(({ page }) => countLoads(page));
  await team.release();
  await team.release();
  await team.collectGarbage();
  for (const { problems } of visits) problems.expect(GONE);

  await elsewhere.page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await elsewhere.page.getByRole('heading', { name: 'Level 1' }).waitFor();
  expect(addressOf(elsewhere.page)).toBe('/store');
  expect(await shownVersion(elsewhere.page)).toBe(await team.live());

  await openProduct(inside.page, 1, 'rocket-insole');
  await showsProduct(inside.page);
  expect(addressOf(inside.page)).toBe('/store/rocket-insole');
  expect(await shownVersion(inside.page)).toBe(await team.live());

  await shopping.page.getByRole('button', { name: 'Cart' }).click();
  await shopping.page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await eventually(() => expect(loads[2]?.()).toBe(1));
  await shopping.page.getByRole('button', { name: 'Cart' }).click();
  await shopping.page.getByText('Your cart is empty.').waitFor();

  await cart.getByRole('button', { name: 'Checkout' }).click();
  await showsPanel(paying.page);
  await retry(paying.page);
  expect(addressOf(paying.page)).toBe('/checkout');
  expect(loads.map((count) => count())).toEqual([1, 1, 1, 0]);

  await paying.page.reload();
  await paying.page.getByRole('main').getByText('Please login').waitFor();
  await paying.page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
});

it('reports files that stay missing after the reload of a tab, and waits for Retry', async () => {
  const { page, problems } = await visit('/');
  const loads = countLoads(page);
  await team.release();
  await team.collectGarbage();
  store.remove();
  problems.expect(GONE);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await eventually(() => expect(loads()).toBe(1));
  await canBeRead(page);
  await retry(page);
  expect(loads()).toBe(1);

  store.repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText(MISSING, { exact: true }).waitFor({ state: 'hidden' });
  expect(loads()).toBe(1);
});

/** Counts the documents a tab loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => count++);
  return () => count;
}

/** Returns the version of the store that the tab runs. */
const shownVersion = (page: Page) => page.locator('main [data-remote]').getAttribute('data-version');

async function showsProduct(page: Page) {
  await page.getByRole('heading', { name: 'Rocket Insole', level: 1 }).waitFor();
}

/** Expects the prerendered text, with a message about what is missing. */
async function canBeRead(page: Page) {
  await page.getByText(MISSING, { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
}

async function showsPanel(page: Page) {
  await page.getByRole('main').getByRole('heading', { name: 'This section could not be loaded' }).waitFor();
}

async function retry(page: Page) {
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByText('That didn’t work yet.').waitFor({ state: 'attached' });
}
