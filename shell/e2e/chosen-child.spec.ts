import { expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { openProduct } from './support/shop/open-product';
import { CHILDREN, createThreeChildren } from './support/three-children';

const PRODUCT = '/store/trail-fox-insole';
type Name = keyof typeof CHILDREN;

const whom = (page: Page) => page.getByRole('group', { name: 'Who is it for?' });
const size = (page: Page) => page.getByLabel('Shoe size');
/** Returns the text of the chosen child's chips: none, or one. */
const shown = (page: Page) => whom(page).getByRole('button', { pressed: true }).allTextContents();
const chipOf = (name: Name) => `For ${name} · EU ${CHILDREN[name].size} · level 2`;

/** Opens the product from the store, which is shown for a child, and expects that child's size. */
async function expectShownFor(page: Page, name: Name) {
  await expect(whom(page).getByRole('button', { name: chipOf(name), pressed: true })).toBeVisible();
  await openProduct(page, 2, 'trail-fox-insole');
  await expectProductFor(page, name);
}

async function expectProductFor(page: Page, name: Name) {
  await expect(page.getByText(`EU ${CHILDREN[name].size} is the size it suggests`)).toBeVisible();
  expect([await shown(page), await size(page).inputValue()]).toEqual([[chipOf(name)], CHILDREN[name].size]);
}

async function expectAsked(page: Page) {
  await expect(whom(page)).toBeVisible();
  // No pending request can choose a child any more.
  await page.waitForLoadState('networkidle');
  expect([await shown(page), await size(page).inputValue()]).toEqual([[], '']);
}

test('shows the store, the product and the cart for the child whose card, scan or order was pressed', async ({
  page,
  context,
  signedIn,
}) => {
  const family = await createThreeChildren();
  await signedIn(family);
  for (const name of ['Nora', 'Ida'] as const) {
    await page.goto('/profile');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByRole('link', { name: /^See the scan/ }).click();
    await page.getByRole('link', { name: 'See level 2 in the store' }).click();
    await expectShownFor(page, name);
  }
  await page.goto(`/profile/scans/${family.scans.Emil}`);
  await page.getByRole('link', { name: 'See level 2 in the store' }).click();
  await expectShownFor(page, 'Emil');
  await page.goto(`/profile/orders/${family.orderNumber}`);
  await page.getByRole('link', { name: /^Order again: Trail Fox Insole/ }).click();
  await expectProductFor(page, 'Nora');

  await page.reload();
  await expectProductFor(page, 'Nora');
  expect(page.url()).not.toContain(family.noraId);
  const kept = await page.evaluate(() => [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
  ]);
  expect(kept[0]).not.toContain(family.noraId);
  expect(kept[1]).toContain(family.noraId);
  expect(kept.join()).not.toContain('Nora');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await page.getByRole('button', { name: 'View Cart' }).click();
  const chip = page.getByRole('dialog').getByRole('button', { name: chipOf('Nora'), pressed: true });
  await expect(chip).toBeVisible();

  const other = await context.newPage();
  await other.goto(PRODUCT);
  await expectAsked(other);
});
