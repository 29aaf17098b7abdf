import {
  test as base,
  checkoutOf,
  expect,
  freshEmail,
  type Mailbox,
} from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { linkThatListens } from './support/input/link-that-listens';
import { forgetYoungerMembers } from './support/page/oldest-browser';
import { openSection } from './support/page/open-section';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';
import { fillSignUp } from './support/sign-in';

/** Opens pages in a browser without the features that one of the oldest browsers lacks. */
const test = base.extend({
  page: async ({ page, context }, use) => {
    await forgetYoungerMembers(context);
    await use(page);
    expect(await page.evaluate(() => Reflect.get(window, 'forgottenMembers'))).toBeGreaterThan(500);
  },
});

// Each test ends with the check that nothing was thrown or logged.

test('removes everything that only younger browsers have', async ({ page }) => {
  await page.goto('/');
  expect(
    await page.evaluate(() => [
      'canParse' in URL,
      'size' in URLSearchParams.prototype,
      'withResolvers' in Promise,
      'union' in Set.prototype,
      'requestIdleCallback' in window,
      'scheduler' in window,
    ]),
  ).toEqual([false, false, false, false, false, false]);
});

test('prefetches the page of a link under the pointer', async ({ page }) => {
  await page.goto('/');
  const link = await linkThatListens(page);
  const asked = page.waitForRequest(/\/assets\/remote-store\//);
  await link.hover();
  await asked;
});

test('filters the stories by topic and by words, and shows one', async ({ page }) => {
  await page.goto('/');
  await openSection(page, 'Kids Zone');
  await page.getByText('Choose by topic, age or words').click();
  await page.getByRole('link', { name: 'Try it yourself' }).click();
  await expect(page.getByText(/about “Try it yourself”$/)).toBeVisible();
  await page.getByLabel('Search').fill('foot');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page).toHaveURL(/\/kids-zone\?topic=.*q=foot/);
  await page.getByRole('link', { name: 'How Long Is Your Foot?' }).click();
  await expect(page.getByRole('heading', { name: 'How Long Is Your Foot?', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(page.getByRole('button', { name: 'I measured my feet' })).toBeVisible();
});

test('confirms a mail, pays an order, and removes the payment’s secret from the address', async ({
  page,
  mailbox,
}) => {
  await page.goto('/auth/sign-up');
  await page.goto(await signUp(page, mailbox));
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Hello, Alva' })).toBeVisible();

  await openSection(page, 'Products');
  await openProduct(page, 1, 'rocket-insole');
  await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog', { name: 'Your Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await checkoutOf(page).fill('pays');
  await checkoutOf(page).payNow.press('Enter');
  await expect(page.getByText('State: Paid')).toBeVisible();
  await expect(page).toHaveURL(/\/checkout-success\?payment_intent=pi_\w+$/);
});

/** Fills in the sign-up page, which must be open, and returns the link of the mail. */
async function signUp(page: Page, mailbox: Mailbox): Promise<string> {
  const email = freshEmail();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
  return await mailbox.link(email, /confirm/i);
}
