import { checkoutOf, expect, sendSignIn, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { fillCart } from './support/shop/fill-cart';
import { forgetOrders } from './support/shop/payments';

test.beforeEach(forgetOrders);

const failed = (page: Page) => expect(page.getByText('The payment form could not be loaded.')).toBeVisible();

/** Signs in and opens the checkout, which need not load completely. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/auth/sign-in?returnTo=%2Fcheckout');
  await sendSignIn(page);
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
  await checkoutOf(page).payWith('pays');
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
}

test('explains a blocked script of the provider, and accepts the payment afterwards', async ({
  page,
  noConsoleErrors,
}) => {
  await fillCart(page, 'summit-insole');
  await page.route('**/payment-simulator/stripe.js', (route) => route.abort());
  await openCheckout(page);
  noConsoleErrors.expect(/stripe\.js/);
  await failed(page);
  await payAfterAll(page);
});

for (const [what, address] of [
  ['script never comes', '**/payment-simulator/stripe.js'],
  ['frame never gets ready', '**/payments/frame?*'],
] as const)
  test(`explains it when the provider’s ${what}, and accepts the payment afterwards`, async ({
    page,
    noConsoleErrors,
  }) => {
    await fillCart(page, 'summit-insole');
    await page.clock.install();
    const session = page.waitForResponse('**/functions/v1/createPaymentSessionWithEmail');
    const asked = Promise.all([page.waitForRequest(address), session.then((answer) => answer.finished())]);
    await page.route(address, () => undefined);
    await openCheckout(page);
    noConsoleErrors.expect(/did not come within|was not ready after/);
    await asked;
    await waitInVain(page);
    await failed(page);
    await payAfterAll(page);
  });

test('explains an empty frame of the provider, and accepts the payment afterwards', async ({
  page,
  noConsoleErrors,
}) => {
  await page.route('**/payments/frame?*', (route) => route.fulfill({ body: '' }), { times: 1 });
  await fillCart(page, 'summit-insole');
  await page.clock.install();
  const session = page.waitForResponse('**/functions/v1/createPaymentSessionWithEmail');
  const frame = page.waitForResponse('**/payments/frame?*');
  const loaded = Promise.all([session, frame].map(async (answer) => (await answer).finished()));
  await openCheckout(page);
  noConsoleErrors.expect(/was not ready after/);
  await loaded;
  await waitInVain(page);
  await failed(page);
  await payAfterAll(page);
});
