import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { createTeam } from './support/releases/team';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';

/**
 * Matches messages about missing files by the browser and the reporter, and about a second try by Module
 * Federation.
 */
const GONE = /remote-store|remote_store\w+" is already registered/;
let team: ReturnType<typeof createTeam>;

test.beforeAll(() => {
  team = createTeam('remote-store', ['product', 'checkout']);
});
test.afterAll(() => team.undo());

test('keeps an open tab on its version, and reloads it once when its files are gone, but never in the checkout', async ({
  anotherVisitor,
}) => {
  const elsewhere = await anotherVisitor('/');
  const inside = await anotherVisitor('/store');
  const shopping = await anotherVisitor('/about-us');
  const paying = await anotherVisitor('/store/rocket-insole');
  await addToCart(paying.page);
  await paying.page.getByRole('button', { name: 'Cart, 1 item' }).click();
  const cart = paying.page.getByRole('dialog', { name: 'Your Cart' });
  await expect(cart.getByRole('button', { name: 'Checkout' })).toBeVisible();
  const visits = [elsewhere, inside, shopping, paying];
  const loads = visits.map(({ page }) => countLoads(page));
  const { page: staying } = await anotherVisitor('/store');
  const version = await shownVersion(staying);
  await team.release();
  expect(await team.live()).not.toBe(version);
  await openProduct(staying, 1, 'rocket-insole');
  await showsProduct(staying);
  expect(await shownVersion(staying)).toBe(version);
  await team.release();
  await team.collectGarbage();
  for (const { problems } of visits) problems.expect(GONE);

  await elsewhere.page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await expect(elsewhere.page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
  await expect(elsewhere.page).toHaveURL('/store');
  expect(await shownVersion(elsewhere.page)).toBe(await team.live());

  await openProduct(inside.page, 1, 'rocket-insole');
  await showsProduct(inside.page);
  await expect(inside.page).toHaveURL('/store/rocket-insole');
  expect(await shownVersion(inside.page)).toBe(await team.live());

  await shopping.page.getByRole('button', { name: 'Cart' }).click();
  await shopping.page.getByRole('dialog').getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => loads[2]?.()).toBe(1);
  await shopping.page.getByRole('button', { name: 'Cart' }).click();
  await expect(shopping.page.getByText('Your cart is empty.')).toBeVisible();

  await cart.getByRole('button', { name: 'Checkout' }).click();
  await showsPanel(paying.page);
  await retry(paying.page);
  await expect(paying.page).toHaveURL('/checkout');
  expect(loads.map((count) => count())).toEqual([1, 1, 1, 0]);

  await paying.page.reload();
  await expect(paying.page.getByRole('main').getByText('Please login')).toBeVisible();
  await expect(paying.page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
}

async function showsPanel(page: Page) {
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'This section could not be loaded' }),
  ).toBeVisible();
}

async function retry(page: Page) {
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('That didn’t work yet.')).toBeAttached();
}
