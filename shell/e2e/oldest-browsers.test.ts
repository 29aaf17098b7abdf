import type { Page } from 'playwright-core';
import { linkThatListens } from './support/input/link-that-listens';
import { freshEmail, linkOfMail } from './support/mailbox';
import { addressOf } from './support/page/address-of';
import { forgetYoungerMembers } from './support/page/oldest-browser';
import { openSection } from './support/page/open-section';
import { visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';
import { cards, fillPayment } from './support/shop/pay';
import { fillSignUp } from './support/sign-in';

const visit = visitsOfThisFile();

/** Opens the site in a browser without the features that one of the oldest browsers lacks. */
async function visitOldest(path: string) {
  const visited = await visit('about:blank');
  await forgetYoungerMembers(visited.context);
  await visited.page.goto(path);
  const count = await visited.page.evaluate(() => Reflect.get(window, 'forgottenMembers'));
  expect(count).toBeGreaterThan(500);
  return visited;
}

// Each test ends with the check that nothing was thrown or logged.

it('removes everything that only younger browsers have', async () => {
  const { page } = await visitOldest('/');
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

it('prefetches the page of a link under the pointer', async () => {
  const { page } = await visitOldest('/');
  const link = await linkThatListens(page);
  const asked = page.waitForRequest(/\/assets\/remote-store\//);
  await link.hover();
  await asked;
});

it('filters the stories by topic and by words, and shows one', async () => {
  const { page } = await visitOldest('/');
  await openSection(page, 'Kids Zone');
  await page.getByRole('link', { name: 'Try it yourself' }).click();
  await page.getByText(/about “Try it yourself”$/).waitFor();
  await page.getByLabel('Search').fill('foot');
  await page.getByRole('button', { name: 'Find' }).click();
  await eventually(() => expect(addressOf(page)).toMatch(/\/kids-zone\?topic=.*q=foot/));
  await page.getByRole('link', { name: 'How Long Is Your Foot?' }).click();
  await page.getByRole('heading', { name: 'How Long Is Your Foot?', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'I measured my feet' }).waitFor();
});

it('confirms a mail, pays an order, and removes the payment’s secret from the address', async () => {
  const { page } = await visitOldest('/auth/sign-up');
  await page.goto(await signUp(page));
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await page.getByRole('heading', { name: 'Hello, Alva' }).waitFor();

  await openSection(page, 'Products');
  await openProduct(page, 1, 'rocket-insole');
  await page.getByRole('heading', { name: 'Rocket Insole', level: 1 }).waitFor();
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  await page.getByRole('dialog', { name: 'Your Cart' }).getByRole('button', { name: 'Checkout' }).click();
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
  await fillPayment(page, cards.pays);
  await page.getByRole('button', { name: 'Pay Now' }).press('Enter');
  await page.getByText('State: Paid').waitFor();
  await eventually(() => expect(addressOf(page)).toMatch(/^\/checkout-success\?payment_intent=pi_\w+$/));
});

/** Fills in the sign-up page, which must be open, and returns the link of the mail. */
async function signUp(page: Page): Promise<string> {
  const email = freshEmail();
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  return await linkOfMail(email, /confirm/i);
}
