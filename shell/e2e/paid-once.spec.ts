import {
  test as base,
  type Checkout,
  checkoutOf,
  demo,
  expect,
  press,
} from '@little-arches/testing/playwright';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { fillCart } from './support/shop/fill-cart';
import { countPayments, forgetOrders } from './support/shop/payments';

const CONFIRM = '**/payments/v1/payment_intents/*/confirm';
const isPaid = () => expect(async () => expect(await countPayments()).toBe(1)).toPass();

/** Opens the checkout of a signed-in person with one insole in the cart. */
const test = base.extend<{ checkout: Checkout }>({
  checkout: async ({ page, signedIn }, use) => {
    await forgetOrders();
    await fillCart(page, 'summit-insole');
    await signedIn(demo, '/checkout');
    const checkout = checkoutOf(page);
    await expect(checkout.payNow).toBeEnabled();
    await use(checkout);
  },
});

async function isPaidHere(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout-success\?payment_intent=pi_\w+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Payment Successful' })).toBeVisible();
  await expect(page.getByText('State: Paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
}

/** Opens another tab on a page without payment; the tab receives the change of the cart. */
async function otherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/store');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  return page;
}
const isEmptyIn = (page: Page) => expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();

test.describe('a cart', () => {
  test('is charged once when the tab is closed between paying and the payment page', async ({
    page,
    context,
    checkout,
  }) => {
    const other = await otherTab(context);
    await page.route('**/checkout-success*', () => undefined);
    await checkout.payWith('pays');
    await isPaid();
    await page.close();
    // A person who is unsure of having paid opens the checkout.
    const next = await context.newPage();
    await next.goto('/checkout');
    await isPaidHere(next);
    await isEmptyIn(other);
    await isPaid();
  });

  test('is charged once when the answer of the payment is lost', async ({
    page,
    context,
    checkout,
    noConsoleErrors,
  }) => {
    noConsoleErrors.expect(/\/confirm/);
    const other = await otherTab(context);
    const loseAnswer = async (route: Route) => {
      await route.fetch();
      await route.abort();
    };
    await page.route(CONFIRM, loseAnswer, { times: 1 });
    await checkout.payWith('pays');
    await isPaidHere(page);
    await isEmptyIn(other);
    await isPaid();
  });

  test('is charged once when two tabs show the same checkout and both pay', async ({
    page,
    context,
    checkout,
    noConsoleErrors,
  }) => {
    noConsoleErrors.expect(/409 \(Conflict\).*\/setDelivery/);
    const twin = await context.newPage();
    await twin.goto('/checkout');
    const second = checkoutOf(twin);
    await expect(second.payNow).toBeVisible();
    await second.fill('pays');
    // The first tab's payment page hangs, so it can't notify the second.
    await page.route('**/checkout-success*', () => undefined);
    await checkout.payWith('pays');
    await isPaid();
    await press(second.payNow);
    await isPaidHere(twin);
    await isPaid();
  });
});
