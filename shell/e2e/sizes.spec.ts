import { checkoutOf, demo, expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { tabTo, typeInto } from './support/input/keyboard';
import { countPayments, forgetOrders } from './support/shop/payments';

test.beforeEach(forgetOrders);

/** Fills in the address and a card by keyboard. */
async function fillPaymentByKeyboard(page: Page): Promise<void> {
  const { address, card } = checkoutOf(page);
  const person = { name: demo.name, line1: 'Ahornweg 3', postal_code: '10115', city: 'Berlin' };
  for (const [field, text] of Object.entries(person))
    await typeInto(page, address.locator(`#${field}`), text);
  for (const [field, text] of Object.entries({ number: '4242424242424242', expiry: '1240', cvc: '123' }))
    await typeInto(page, card.locator(`#${field}`), text);
}

const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Expects an order's line where the payment is shown and among the orders. */
async function readPaid(page: Page, line: string): Promise<void> {
  await page.waitForURL('**/checkout-success?*');
  await heading(page, 'Payment Successful');
  await expect(page.getByText(`${line} × 1`)).toBeVisible();
  await page.getByRole('link', { name: 'Your orders' }).click();
  await heading(page, 'Orders');
  await expect(page.getByText(`1 × ${line}`).first()).toBeVisible();
  expect(await countPayments()).toBe(1);
}

test('buys an insole by keyboard at 360 pixels, with its size in the cart, the order and the list of orders', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/store/summit-insole');
  const field = page.getByRole('combobox', { name: 'Shoe size' });
  await page.getByRole('button', { name: 'Add to Cart' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please choose a size.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toContainText('EU 31, sold out');
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
  // Sizes start at 24; typed letters would have to follow each other within a second.
  for (let size = 24; size <= 30; size += 1) await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue('30');
  // Skips the link to the size guide.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await tabTo(page, 'View Cart');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  await tabTo(page, 'Checkout');
  await page.keyboard.press('Enter');
  // Before the checkout has arrived, Tab reaches the header's Login, from which no one returns to the checkout.
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused();
  await tabTo(page, 'Login');
  await page.keyboard.press('Enter');
  await heading(page, 'Sign in');
  await typeInto(page, page.getByLabel('Email'), demo.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('Size EU 30 · €42.90 × 1')).toBeVisible();
  await fillPaymentByKeyboard(page);
  await tabTo(page, 'Pay Now');
  await page.keyboard.press('Enter');
  await readPaid(page, 'Summit Insole, EU 30');
});
