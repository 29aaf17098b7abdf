import type { Page } from 'playwright-core';
import { type Visit, visitsOfThisFile } from './support/page/visit';
import { addToCart } from './support/shop/add-to-cart';
import { cards, payWith } from './support/shop/pay';
import { forgetOrders, switchFaults } from './support/shop/payments';
import { sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();
beforeEach(forgetOrders);

const failed = (page: Page) => page.getByText('The payment form could not be loaded.').waitFor();

/** Signs in and opens the checkout with one insole in the cart, after `prepare` has changed the window. */
async function openCheckout(prepare: (page: Page) => Promise<unknown>): Promise<Visit> {
  const opened = await visit('/store/summit-insole');
  const { page } = opened;
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await prepare(page);
  await page.goto('/auth/sign-in?returnTo=%2Fcheckout');
  await sendSignIn(page);
  return opened;
}

/**
 * Moves the clock past the time limits for the provider, once no script of our own is still loading, which this
 * would abort.
 */
async function waitInVain(page: Page) {
  await page.waitForFunction(() => document.querySelector('script[data-rspack]') === null);
  await page.clock.fastForward('00:21');
}

/** Presses Try again, and pays. */
async function payAfterAll(page: Page) {
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await payWith(page, cards.pays);
  await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
}

it('explains a blocked script of the provider, and accepts the payment afterwards', async () => {
  const { page, problems } = await openCheckout((tab) =>
    tab.route('**/payment-simulator/stripe.js', (route) => route.abort()),
  );
  problems.expect(/stripe\.js/);
  await failed(page);
  await payAfterAll(page);
});

it.each([
  ['script never comes', '**/payment-simulator/stripe.js'],
  ['frame never gets ready', '**/payments/frame?*'],
])('explains it when the provider’s %s, and accepts the payment afterwards', async (_, address) => {
  let asked: Promise<unknown> | undefined;
  const { page, problems } = await openCheckout(async (tab) => {
    await tab.clock.install();
    const session = tab.waitForResponse('**/functions/v1/createPaymentSessionWithEmail');
    asked = Promise.all([tab.waitForRequest(address), session.then((answer) => answer.finished())]);
    await tab.route(address, () => undefined);
  });
  problems.expect(/did not come within|was not ready after/);
  await asked;
  await waitInVain(page);
  await failed(page);
  await payAfterAll(page);
});

it('explains an empty frame of the provider, and accepts the payment afterwards', async () => {
  await switchFaults({ deadFrame: 'once' });
  let loaded: Promise<unknown> | undefined;
  const { page, problems } = await openCheckout(async (tab) => {
    await tab.clock.install();
    const session = tab.waitForResponse('**/functions/v1/createPaymentSessionWithEmail');
    const frame = tab.waitForResponse('**/payments/frame?*');
    loaded = Promise.all([session, frame].map(async (answer) => (await answer).finished()));
  });
  problems.expect(/was not ready after/);
  await loaded;
  await waitInVain(page);
  await failed(page);
  await payAfterAll(page);
});
