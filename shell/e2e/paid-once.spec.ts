import {
  test as base,
  type Checkout,
  checkoutOf,
  demo,
  expect,
  press,
} from '@little-arches/testing/playwright';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { addToCart } from './support/shop/add-to-cart';
import { fillCart } from './support/shop/fill-cart';
import { countPayments, forgetOrders } from './support/shop/payments';

const CONFIRM = '**/payments/v1/payment_intents/*/confirm';
const UNCHARGED = /you won’t be charged twice/i;
const isPaid = (times = 1) => expect(async () => expect(await countPayments()).toBe(times)).toPass();
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

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

/** Opens the checkout, as a person does who is unsure of having paid, and expects the payment there instead. */
async function showsPaid(page: Page): Promise<void> {
  await page.goto('/checkout');
  await isPaidHere(page);
}

async function isPaidHere(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout-success\?payment_intent=pi_\w+$/);
  await heading(page, 'Payment Successful');
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

/** Lets a request reach the server, but drops the answer. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

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
    const next = await context.newPage();
    await showsPaid(next);
    await isEmptyIn(other);
    await isPaid();
  });

  test('is charged once when Back is pressed after paying, before the page has read the payment', async ({
    page,
    context,
    checkout,
  }) => {
    const other = await otherTab(context);
    const asked = '**/functions/v1/getPaymentStatus';
    await page.route(asked, () => undefined, { times: 1 });
    await Promise.all([page.waitForRequest(asked), checkout.payWith('pays')]);
    await page.goBack();
    await isPaidHere(page);
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
    await page.route(CONFIRM, loseAnswer, { times: 1 });
    await checkout.payWith('pays');
    await isPaidHere(page);
    await isEmptyIn(other);
    await isPaid();
  });

  test('is charged once when no answer comes, and reports this until one does', async ({
    page,
    checkout,
    noConsoleErrors,
  }) => {
    noConsoleErrors.expect(/\/payment_intents\//);
    noConsoleErrors.expect(/getPaymentStatus/);
    await page.route('**/payments/v1/payment_intents/**', loseAnswer);
    await page.route('**/functions/v1/getPaymentStatus', (route) => route.abort());
    await checkout.payWith('pays');
    await heading(page, 'We don’t know yet whether your payment went through');
    await expect(page.getByRole('main').getByText(UNCHARGED)).toBeVisible();
    await expect(checkout.payNow).toHaveCount(0);
    await page.reload();
    await heading(page, 'We don’t know yet whether your payment went through');
    await expect(checkout.payNow).toHaveCount(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Check again' }).click();
    await isPaidHere(page);
    await isPaid();
  });

  test('is charged once when the page is reloaded during the payment', async ({
    page,
    context,
    checkout,
  }) => {
    const other = await otherTab(context);
    await page.route(CONFIRM, async (route) => void (await route.fetch()), { times: 1 });
    await checkout.payWith('pays');
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
    await isPaid();
    await showsPaid(page);
    await isEmptyIn(other);
    await isPaid();
  });

  test('is charged once when the bank is slow, with a message also after a reload and no second payment', async ({
    page,
    checkout,
  }) => {
    let returned = false;
    await page.route(
      '**/checkout-success*',
      () => {
        returned = true;
      },
      { times: 1 },
    );
    await checkout.payWith('slow');
    await expect.poll(() => returned).toBe(true);
    await page.goto('/checkout');
    await heading(page, 'Your payment is being processed');
    await page.reload();
    await heading(page, 'Your payment is being processed');
    await expect(page.getByRole('main').getByText(UNCHARGED)).toBeVisible();
    await expect(checkout.payNow).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await page.waitForURL('**/checkout-success?*');
    await isPaidHere(page);
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

  test('keeps items added after paying as a new cart', async ({ page, context, checkout }) => {
    await page.route('**/checkout-success*', () => undefined);
    await checkout.payWith('pays');
    await isPaid();
    await page.close();
    const next = await context.newPage();
    await next.goto('/store/comet-insole');
    await addToCart(next);
    await expect(next.getByRole('button', { name: 'Cart, 2 items' })).toBeVisible();
    await next.goto('/checkout');
    await expect(next.getByText('A part of your cart was paid already')).toBeVisible();
    await expect(next.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await checkoutOf(next).payWith('pays');
    await isPaidHere(next);
    await isPaid(2);
  });
});

test('asks before it accepts the same order again', async ({ page, checkout, noConsoleErrors }) => {
  noConsoleErrors.expect(/409 \(Conflict\).*createPaymentSessionWithEmail/);
  await checkout.payWith('pays');
  await isPaidHere(page);
  await fillCart(page, 'summit-insole');
  await page.goto('/checkout');
  await heading(page, 'You ordered exactly this just now. Order it again?');
  await expect(checkout.payNow).toHaveCount(0);
  await page.getByRole('button', { name: 'Order it again' }).click();
  await checkout.payWith('pays');
  await isPaidHere(page);
  await isPaid(2);
});

test.describe('a made-up payment', () => {
  const madeUp = '/checkout-success?payment_intent=pi_made_up&redirect_status=succeeded';

  test('shows no payment, and keeps the cart', async ({ page, checkout: _, noConsoleErrors }) => {
    noConsoleErrors.expect(/404 \(Not Found\).*getPaymentStatus/);
    await page.goto(madeUp);
    await heading(page, 'We could not find this payment');
    await expect(page.getByText('pi_made_up')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  });

  for (const [more, title] of [
    ['', 'Login to see this payment'],
    ['&payment_intent_client_secret=pi_made_up_secret_x', 'We could not find this payment'],
  ] as const)
    test(`shows a visitor nothing of it (${more})`, async ({ page, noConsoleErrors }) => {
      await page.goto(madeUp + more);
      if (more) noConsoleErrors.expect(/404 \(Not Found\).*getPaymentStatus/);
      await heading(page, title);
      await expect(page).toHaveURL(/\/checkout-success\?payment_intent=pi_made_up$/);
    });
});

test('shows a visitor a payment by its client secret, which is removed from the address and survives a reload', async ({
  page,
  context,
  checkout,
}) => {
  let returned = '';
  await page.route('**/checkout-success*', (route) => {
    returned = route.request().url();
  });
  await checkout.payWith('pays');
  await expect.poll(() => returned).toContain('_secret_');
  await page.close();
  await context.clearCookies();
  const visitor = await context.newPage();
  await visitor.goto('/');
  await visitor.evaluate(() => localStorage.removeItem('little-arches.auth'));
  await visitor.goto(returned);
  await heading(visitor, 'Payment Successful');
  await expect(visitor).toHaveURL(/\/checkout-success\?payment_intent=pi_\w+$/);
  await isEmptyIn(visitor);
  await visitor.reload();
  await heading(visitor, 'Payment Successful');
});
