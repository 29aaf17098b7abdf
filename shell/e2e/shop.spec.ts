import {
  checkoutOf,
  DESKTOP,
  expect,
  PHONE,
  press,
  sendSignIn,
  test,
} from '@little-arches/testing/playwright';
import type { Locator } from '@playwright/test';
import { openSection } from './support/page/open-section';
import { sheetsOf } from './support/page/paper';
import { addToCart } from './support/shop/add-to-cart';
import { fillCart } from './support/shop/fill-cart';
import { noteFrames } from './support/shop/note-frames';
import { openProduct } from './support/shop/open-product';

for (const viewport of [PHONE, DESKTOP])
  test(`leads at ${viewport.width} pixels through all four remotes: home, a story, store, cart, sign-in, a paid order`, async ({
    page,
    newcomer,
    payWith,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await openSection(page, 'Kids Zone');
    await page.getByRole('link', { name: 'Why Do Feet Have Arches?' }).click();
    await expect(page.getByRole('heading', { name: 'Why Do Feet Have Arches?', level: 1 })).toBeVisible();
    await openSection(page, 'Products');
    await expect(page.getByRole('heading', { name: 'Products', level: 1 })).toBeVisible();
    await openProduct(page, 1, 'rocket-insole');
    await expect(page.getByRole('heading', { name: 'Rocket Insole', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/store/rocket-insole');
    await expect(page.getByText('€29.90').first()).toBeVisible();
    await addToCart(page);
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();

    const panel = page.getByRole('dialog', { name: 'Your Cart' });
    await expect(panel.getByText('Rocket Insole', { exact: true }).first()).toBeVisible();
    const width = Math.round((await panel.boundingBox())?.width ?? 0);
    // Also on a phone, where an edge of the page stays visible.
    expect(width).toBe(350);
    await panel.getByRole('button', { name: 'Checkout' }).click();

    await expect(page.getByText('Please login')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await sendSignIn(page, newcomer);
    await page.waitForURL('**/checkout');
    await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
    await payWith('pays');

    await page.waitForURL('**/checkout-success?*');
    const intent = new URL(page.url()).searchParams.get('payment_intent') ?? '';
    expect(intent).toMatch(/^pi_/);
    await expect(page.getByText(intent, { exact: true })).toBeVisible();
    await expect(page.getByText('State: Paid')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
    await page.getByRole('button', { name: 'Cart, empty' }).click();
    await expect(panel.getByText('Your cart is empty.')).toBeVisible();
    await panel.getByRole('button', { name: 'Close cart' }).click();
    await page.getByRole('link', { name: 'Your orders' }).click();
    await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
    await expect(page).toHaveURL('/profile/orders');
  });

test('explains why a card is declined, keeps the cart, and accepts another card', async ({
  page,
  newcomer,
  signedIn,
  payWith,
  noConsoleErrors,
}) => {
  noConsoleErrors.expect(/402 \(Payment Required\).*\/confirm/);
  await fillCart(page, 'summit-insole');
  await signedIn(newcomer, '/checkout');
  await payWith('declined');
  const form = page.getByRole('form', { name: 'Delivery and payment' });
  await expect(form.getByText('Your card was declined.')).toBeVisible();
  await expect(page.locator(':focus')).toHaveText('Your card was declined.');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await payWith('pays');
  await page.waitForURL('**/checkout-success?*');
  await expect(page.getByText('State: Paid')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
});

test('leads through the bank’s second step, and updates the orders in another tab', async ({
  page,
  context,
  signedIn,
  newcomer,
  payWith,
}) => {
  const checkout = checkoutOf(page);
  await fillCart(page, 'summit-insole');
  await signedIn(newcomer, '/checkout');
  const orders = await context.newPage();
  await orders.goto('/profile/orders');
  const paid = orders.getByRole('main').getByText('Paid', { exact: true });
  await expect(orders.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible();
  await payWith('secondStep');
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible();
  expect(await hiddenByHeader(page.getByRole('heading', { name: 'Your order' }))).toBe(false);
  await press(checkout.card.locator('#fail'));
  const reason = page.getByRole('form', { name: 'Delivery and payment' }).getByRole('alert');
  await expect(reason).toBeFocused();
  await payWith('secondStep');
  await press(checkout.card.locator('#complete'));
  await page.waitForURL('**/checkout-success?*');
  await expect(page.getByText('State: Paid')).toBeVisible();
  await expect(paid).toHaveCount(1);
});

test('sends the order to the chosen address, and offers that address again', async ({
  page,
  signedIn,
  newcomer,
  payWith,
}) => {
  await fillCart(page, 'summit-insole');
  await signedIn(newcomer, '/checkout');
  await payWith('pays');
  await page.waitForURL('**/checkout-success?*');
  await expect(page.getByText('Goes to Mara Lindqvist, Ahornweg 3, 10115 Berlin')).toBeVisible();
  await page.getByRole('link', { name: /^\d{4} \d{4}$/ }).click();
  await expect(page.getByRole('region', { name: 'Where it goes' }).getByText('Ahornweg 3')).toBeVisible();
  await expect(page.getByText('Being packed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeVisible();
  for (const paper of ['A4', 'Letter'] as const) expect(await sheetsOf(page, paper)).toBe(1);
  await fillCart(page, 'comet-insole');
  const said = await noteFrames(page);
  await page.goto('/checkout');
  const { address, card, payNow } = checkoutOf(page);
  await expect(address.locator('#line1')).toHaveValue('Ahornweg 3');
  for (const form of [address, card])
    await expect(form.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByText('value-added tax (19%)')).toBeVisible();
  await address.locator('#country').selectOption('BE');
  await expect(page.getByText('value-added tax (21%)')).toBeVisible();
  await address.locator('#line1').fill('');
  await press(payNow);
  await expect(address.getByText('Your address is incomplete.')).toBeVisible();
  // A form that grows when it is ready would move the button below it during a press.
  for (const name of ['address', 'payment']) {
    const own = said.filter((line) => line.startsWith(`Secure ${name} input frame`));
    expect(own[own.indexOf(`Secure ${name} input frame: ready`) - 1]).toMatch(/: \d+$/);
  }
  await expect(page.getByRole('form', { name: 'Delivery and payment' }).getByRole('alert')).toBeVisible();
});

test('keeps all lines that two tabs add at the same moment', async ({ page, context }) => {
  await page.goto('/store/comet-insole');
  const other = await context.newPage();
  await other.goto('/store/summit-insole');
  const tabs = [page, other];
  for (const tab of tabs) await tab.getByRole('combobox', { name: 'Shoe size' }).selectOption('32');
  for (let round = 1; round <= 20; round += 1) {
    const moment = Date.now() + 100;
    await Promise.all(
      tabs.map((tab) =>
        tab.getByRole('button', { name: 'Add to Cart' }).evaluate((button: HTMLElement, at) => {
          while (Date.now() < at);
          button.click();
        }, moment),
      ),
    );
    for (const tab of tabs)
      await expect(tab.getByRole('button', { name: `Cart, ${2 * round} items` })).toBeVisible();
  }
});

/** Returns true when the sticky header covers the element. */
async function hiddenByHeader(place: Locator) {
  const [header, box] = [await place.page().getByRole('banner').boundingBox(), await place.boundingBox()];
  if (!header || !box) throw new Error('The header or the place is not shown.');
  expect(await place.evaluate(() => scrollY)).toBeGreaterThan(0);
  return box.y < header.y + header.height;
}
