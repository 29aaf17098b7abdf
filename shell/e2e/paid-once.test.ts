import type { BrowserContext, Page, Route } from 'playwright-core';
import { press } from './support/input/press';
import { addressOf } from './support/page/address-of';
import { type Visit, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { addToCart } from './support/shop/add-to-cart';
import { cards, fillPayment, payNow, payWith } from './support/shop/pay';
import { countPayments, forgetOrders } from './support/shop/payments';
import { sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();
beforeEach(forgetOrders);

const CONFIRM = '**/payments/v1/payment_intents/*/confirm';
const UNCHARGED = /you won’t be charged twice/i;
const isPaid = (times = 1) => eventually(async () => expect(await countPayments()).toBe(times));
const isAt = (page: Page, path: RegExp) => eventually(() => expect(addressOf(page)).toMatch(path));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Opens the checkout of a signed-in person with one insole in the cart. */
async function atCheckout(): Promise<Visit> {
  const opened = await visit('/store/summit-insole');
  const { page } = opened;
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await page.goto('/auth/sign-in?returnTo=%2Fcheckout');
  await sendSignIn(page);
  await eventually(async () => expect(await payNow(page).isEnabled()).toBe(true));
  return opened;
}

/** Presses Pay Now and keeps waiting, although no page follows. */
async function pressPayNow(page: Page, card = cards.pays): Promise<void> {
  await fillPayment(page, card);
  await press(payNow(page));
}

/** Opens the checkout, as a person does who is unsure of having paid, and expects the payment there instead. */
async function showsPaid(page: Page): Promise<void> {
  await page.goto('/checkout');
  await isPaidHere(page);
}

async function isPaidHere(page: Page): Promise<void> {
  await isAt(page, /^\/checkout-success\?payment_intent=pi_\w+$/);
  await heading(page, 'Payment Successful');
  await page.getByText('State: Paid').waitFor();
  await page.getByRole('button', { name: 'Cart, empty' }).waitFor();
}

/** Opens another tab on a page without payment; the tab receives the change of the cart. */
async function otherTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/store');
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  return page;
}
const isEmptyIn = (page: Page) => page.getByRole('button', { name: 'Cart, empty' }).waitFor();

/** Lets a request reach the server, but drops the answer. */
const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

describe('a cart', () => {
  it('is charged once when the tab is closed between paying and the payment page', async () => {
    const { page, context } = await atCheckout();
    const other = await otherTab(context);
    await page.route('**/checkout-success*', () => undefined);
    await pressPayNow(page);
    await isPaid();
    await page.close();
    const next = await context.newPage();
    await showsPaid(next);
    await isEmptyIn(other);
    await isPaid();
  });

  it('is charged once when Back is pressed after paying, before the page has read the payment', async () => {
    const { page, context } = await atCheckout();
    const other = await otherTab(context);
    const asked = '**/functions/v1/getPaymentStatus';
    await page.route(asked, () => undefined, { times: 1 });
    await Promise.all([page.waitForRequest(asked), payWith(page, cards.pays)]);
    await page.goBack();
    await isPaidHere(page);
    await isEmptyIn(other);
    await isPaid();
  });

  it('is charged once when the answer of the payment is lost', async () => {
    const { page, context, problems } = await atCheckout();
    problems.expect(/\/confirm/);
    const other = await otherTab(context);
    await page.route(CONFIRM, loseAnswer, { times: 1 });
    await payWith(page, cards.pays);
    await isPaidHere(page);
    await isEmptyIn(other);
    await isPaid();
  });

  it('is charged once when no answer comes, and reports this until one does', async () => {
    const { page, problems } = await atCheckout();
    problems.expect(/\/payment_intents\//);
    problems.expect(/getPaymentStatus/);
    await page.route('**/payments/v1/payment_intents/**', loseAnswer);
    await page.route('**/functions/v1/getPaymentStatus', (route) => route.abort());
    await payWith(page, cards.pays);
    await heading(page, 'We don’t know yet whether your payment went through');
    await page.getByRole('main').getByText(UNCHARGED).waitFor();
    expect(await payNow(page).count()).toBe(0);
    await page.reload();
    await heading(page, 'We don’t know yet whether your payment went through');
    expect(await payNow(page).count()).toBe(0);
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Check again' }).click();
    await isPaidHere(page);
    await isPaid();
  });

  it('is charged once when the page is reloaded during the payment', async () => {
    const { page, context } = await atCheckout();
    const other = await otherTab(context);
    await page.route(CONFIRM, async (route) => void (await route.fetch()), { times: 1 });
    await pressPayNow(page);
    await page.getByRole('button', { name: 'Processing...' }).waitFor();
    await isPaid();
    await showsPaid(page);
    await isEmptyIn(other);
    await isPaid();
  });

  it('is charged once when the bank is slow, with a message also after a reload and no second payment', async () => {
    const { page } = await atCheckout();
    let returned = false;
    await page.route(
      '**/checkout-success*',
      () => {
        returned = true;
      },
      { times: 1 },
    );
    await pressPayNow(page, cards.slow);
    await eventually(() => expect(returned).toBe(true));
    await page.goto('/checkout');
    await heading(page, 'Your payment is being processed');
    await page.reload();
    await heading(page, 'Your payment is being processed');
    await page.getByRole('main').getByText(UNCHARGED).waitFor();
    expect(await payNow(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
    await page.waitForURL('**/checkout-success?*');
    await isPaidHere(page);
    await isPaid();
  });

  it('is charged once when two tabs show the same checkout and both pay', async () => {
    const { page, context, problems } = await atCheckout();
    problems.expect(/409 \(Conflict\).*\/setDelivery/);
    const twin = await context.newPage();
    await twin.goto('/checkout');
    await payNow(twin).waitFor();
    await fillPayment(twin, cards.pays);
    // The first tab's payment page hangs, so it can't notify the second.
    await page.route('**/checkout-success*', () => undefined);
    await pressPayNow(page);
    await isPaid();
    await press(payNow(twin));
    await isPaidHere(twin);
    await isPaid();
  });

  it('keeps items added after paying as a new cart', async () => {
    const { page, context } = await atCheckout();
    await page.route('**/checkout-success*', () => undefined);
    await pressPayNow(page);
    await isPaid();
    await page.close();
    const next = await context.newPage();
    await next.goto('/store/comet-insole');
    await addToCart(next);
    await next.getByRole('button', { name: 'Cart, 2 items' }).waitFor();
    await next.goto('/checkout');
    await next.getByText('A part of your cart was paid already').waitFor();
    await next.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
    await payWith(next, cards.pays);
    await isPaidHere(next);
    await isPaid(2);
  });
});

it('asks before it accepts the same order again', async () => {
  const { page, problems } = await atCheckout();
  problems.expect(/409 \(Conflict\).*createPaymentSessionWithEmail/);
  await payWith(page, cards.pays);
  await isPaidHere(page);
  await page.goto('/store/summit-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await page.goto('/checkout');
  await heading(page, 'You ordered exactly this just now. Order it again?');
  expect(await payNow(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Order it again' }).click();
  await payWith(page, cards.pays);
  await isPaidHere(page);
  await isPaid(2);
});

describe('a made-up payment', () => {
  const madeUp = '/checkout-success?payment_intent=pi_made_up&redirect_status=succeeded';

  it('shows no payment, and keeps the cart', async () => {
    const { page, problems } = await atCheckout();
    problems.expect(/404 \(Not Found\).*getPaymentStatus/);
    await page.goto(madeUp);
    await heading(page, 'We could not find this payment');
    await page.getByText('pi_made_up').waitFor();
    await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  });

  it.each([
    ['', 'Login to see this payment'],
    ['&payment_intent_client_secret=pi_made_up_secret_x', 'We could not find this payment'],
  ])('shows a visitor nothing of it (%s)', async (more, title) => {
    const { page, problems } = await visit(madeUp + more);
    if (more) problems.expect(/404 \(Not Found\).*getPaymentStatus/);
    await heading(page, title);
    await isAt(page, /^\/checkout-success\?payment_intent=pi_made_up$/);
  });
});

it('shows a visitor a payment by its client secret, which is removed from the address and survives a reload', async () => {
  const { page, context } = await atCheckout();
  let returned = '';
  await page.route('**/checkout-success*', (route) => {
    returned = route.request().url();
  });
  await pressPayNow(page);
  await eventually(() => expect(returned).toContain('_secret_'));
  await page.close();
  await context.clearCookies();
  const visitor = await context.newPage();
  await visitor.goto('/');
  await visitor.evaluate(() => localStorage.removeItem('little-arches.auth'));
  await visitor.goto(returned);
  await heading(visitor, 'Payment Successful');
  await isAt(visitor, /^\/checkout-success\?payment_intent=pi_\w+$/);
  await isEmptyIn(visitor);
  await visitor.reload();
  await heading(visitor, 'Payment Successful');
});
