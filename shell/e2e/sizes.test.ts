import type { Page } from 'playwright-core';
import { tabTo, typeInto } from './support/input/keyboard';
import { freshEmail, linkOfMail } from './support/mailbox';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { addToCart } from './support/shop/add-to-cart';
import { ADDRESS, addressFrame, cardFrame, cards, payNow, payWith } from './support/shop/pay';
import { countPayments, forgetOrders } from './support/shop/payments';
import { setStock } from './support/shop/stock';
import { demo, sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();
beforeEach(forgetOrders);

/** Fills in the address and a card by keyboard. */
async function fillPaymentByKeyboard(page: Page): Promise<void> {
  const { name, line1, postal_code, city } = ADDRESS;
  for (const [field, text] of Object.entries({ name, line1, postal_code, city }))
    await typeInto(page, addressFrame(page).locator(`#${field}`), text);
  for (const [field, text] of Object.entries({ number: cards.pays, expiry: '1240', cvc: '123' }))
    await typeInto(page, cardFrame(page).locator(`#${field}`), text);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const focusIsOn = (page: Page, words: string) =>
  eventually(async () =>
    expect(
      await page.evaluate(() => (document.activeElement?.id ? document.activeElement : null)?.textContent),
    ).toContain(words),
  );

async function signInAtCheckout(page: Page): Promise<void> {
  await page.goto('/auth/sign-in?returnTo=%2Fcheckout');
  await sendSignIn(page);
}

/** Pays and expects the order's line. */
async function payAndRead(page: Page, line: string): Promise<void> {
  await payWith(page, cards.pays);
  await readPaid(page, line);
}

/** Expects an order's line where the payment is shown and among the orders. */
async function readPaid(page: Page, line: string): Promise<void> {
  await page.waitForURL('**/checkout-success?*');
  await heading(page, 'Payment Successful');
  await page.getByText(`${line} × 1`).waitFor();
  await page.getByRole('link', { name: 'Your orders' }).click();
  await heading(page, 'Orders');
  await page.getByText(`1 × ${line}`).first().waitFor();
  expect(await countPayments()).toBe(1);
}

it('buys an insole by keyboard at 360 pixels, with its size in the cart, the order and the list of orders', async () => {
  const { page } = await visit('/store/summit-insole', { viewport: PHONE });
  const field = page.getByRole('combobox', { name: 'Shoe size' });
  await page.getByRole('button', { name: 'Add to Cart' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Please choose a size.').waitFor();
  await focusIsOn(page, 'EU 31, sold out');
  await page.getByRole('button', { name: 'Cart, empty' }).waitFor();
  // Sizes start at 24; typed letters would have to follow each other within a second.
  for (let size = 24; size <= 30; size += 1) await page.keyboard.press('ArrowDown');
  expect(await field.inputValue()).toBe('30');
  // Skips the link to the size guide.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  for (const name of ['View Cart', 'Checkout', 'Login']) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  }
  await heading(page, 'Sign in');
  await typeInto(page, page.getByLabel('Email'), demo.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), demo.password);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('Size EU 30 · €42.90 × 1').waitFor();
  await fillPaymentByKeyboard(page);
  await tabTo(page, 'Pay Now');
  await page.keyboard.press('Enter');
  await readPaid(page, 'Summit Insole, EU 30');
});

it('keeps two sizes of a product as two lines, equal in all tabs', async () => {
  const { page, context } = await visit('/store/comet-insole');
  await addToCart(page, '29');
  await addToCart(page, '33');
  await addToCart(page, '33');
  await page.getByText('In your cart: 3').waitFor();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Cart, 3 items' }).click();
  const panel = other.getByRole('dialog', { name: 'Your Cart' });
  await panel.getByRole('button', { name: 'One more of Comet Insole, EU 33' }).click();
  await page.getByRole('button', { name: 'Cart, 4 items' }).waitFor();
  await panel.getByRole('button', { name: 'Remove' }).first().click();
  await page.getByRole('button', { name: 'Cart, 3 items' }).waitFor();
  await panel.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Cart, 4 items' }).waitFor();
  await panel.getByText('Size EU 29').waitFor();
});

it('keeps a cart from before sizes, requests the size, and accepts the payment then', async () => {
  const { page } = await visit('/store/comet-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  // The format in which the previous release stored the cart.
  await page.evaluate(() => {
    const key = 'little-arches.cart';
    const before: unknown = JSON.parse(localStorage.getItem(key) ?? '', (name, value: unknown) =>
      name === 'size' || name === 'sizes' ? undefined : value,
    );
    localStorage.setItem(key, JSON.stringify(before));
  });
  await signInAtCheckout(page);
  await heading(page, 'Choose your sizes');
  await page.reload();
  await heading(page, 'Choose your sizes');
  expect(await payNow(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Choose in your cart' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Cart' });
  await panel.getByRole('combobox', { name: 'Size of Comet Insole' }).selectOption('28');
  await panel.getByRole('button', { name: 'Use this size' }).click();
  await panel.getByText('Size EU 28').waitFor();
  await page.keyboard.press('Escape');
  await payAndRead(page, 'Comet Insole, EU 28');
});

it('offers for a sold-out size the same size of the same level, and a mail when it is back', async () => {
  const { page } = await visit('/store/summit-insole', { viewport: PHONE });
  await page.getByRole('combobox', { name: 'Shoe size' }).selectOption('31');
  const offer = page.getByRole('region', { name: 'EU 31 is sold out' });
  expect(await offer.getByRole('link').allTextContents()).toEqual(['Trail Fox Insole', 'Dolphin Insole']);
  const email = freshEmail();
  await offer.getByLabel('Email').fill(email);
  await offer.getByRole('button', { name: 'Tell me when it is back' }).click();
  await offer.getByText('Please look into your inbox').waitFor();
  expect(await linkOfMail(email, /./)).toContain('/mail#confirm=');
  await offer.getByRole('link', { name: 'Trail Fox Insole' }).click();
  await heading(page, 'Trail Fox Insole');
});

describe('a size that sells out after it was chosen', () => {
  const PRODUCT = 'lighthouse-insole';
  afterEach(() => setStock(PRODUCT, 38, true));

  it('is marked also after a reload, and must be replaced before payment', async () => {
    const { page } = await visit(`/store/${PRODUCT}`);
    await addToCart(page, '38');
    await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
    await signInAtCheckout(page);
    await eventually(async () => expect(await payNow(page).isEnabled()).toBe(true));
    await setStock(PRODUCT, 38, false);
    await page.reload();
    await page.getByText('Size EU 38 is sold out. Choose another size.').waitFor();
    expect(await payNow(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Choose in your cart' }).click();
    const panel = page.getByRole('dialog', { name: 'Your Cart' });
    await panel.getByRole('combobox', { name: 'Size of Lighthouse Insole' }).selectOption('37');
    await panel.getByRole('button', { name: 'Use this size' }).click();
    await page.keyboard.press('Escape');
    await payAndRead(page, 'Lighthouse Insole, EU 37');
  });
});
