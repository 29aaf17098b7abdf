import type { Locator, Page } from 'playwright-core';
import { press } from './support/input/press';
import { openSection } from './support/page/open-section';
import { sheetsOf } from './support/page/paper';
import { addressOf } from './support/page/problems';
import { DESKTOP, PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { addToCart } from './support/shop/add-to-cart';
import { openProduct } from './support/shop/open-product';
import { ADDRESS, addressFrame, cardFrame, cards, noteFrames, payNow, payWith } from './support/shop/pay';
import { forgetOrders } from './support/shop/payments';
import { demo, sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();

// Each test buys what another test has just bought.
beforeEach(forgetOrders);

describe.each([
  ['360', PHONE],
  ['1280', DESKTOP],
])('at %s pixels', (_, viewport) => {
  it('leads through all four remotes: home, a story, store, cart, sign-in, a paid order', async () => {
    const { page } = await visit('/', { viewport });
    await openSection(page, 'Kids Zone');
    await page.getByRole('link', { name: 'Why Do Feet Have Arches?' }).click();
    await page.getByRole('heading', { name: 'Why Do Feet Have Arches?', level: 1 }).waitFor();
    await openSection(page, 'Products');
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
    await openProduct(page, 1, 'rocket-insole');
    await page.getByRole('heading', { name: 'Rocket Insole', level: 1 }).waitFor();
    expect(addressOf(page)).toBe('/store/rocket-insole');
    await page.getByText('€29.90').first().waitFor();
    await addToCart(page);
    await page.getByRole('button', { name: 'Cart, 1 item' }).click();

    const panel = page.getByRole('dialog', { name: 'Your Cart' });
    await panel.getByText('Rocket Insole', { exact: true }).first().waitFor();
    const width = Math.round((await panel.boundingBox())?.width ?? 0);
    // Also on a phone, where an edge of the page stays visible.
    expect(width).toBe(350);
    await panel.getByRole('button', { name: 'Checkout' }).click();

    await page.getByText('Please login').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await sendSignIn(page);
    await page.waitForURL('**/checkout');
    await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
    await payWith(page, cards.pays);

    await page.waitForURL('**/checkout-success?*');
    const intent = new URL(page.url()).searchParams.get('payment_intent') ?? '';
    expect(intent).toMatch(/^pi_/);
    await page.getByText(intent, { exact: true }).waitFor();
    await page.getByText('State: Paid').waitFor();
    await page.getByRole('heading', { name: 'Payment Successful' }).waitFor();
    await page.getByRole('button', { name: 'Cart, empty' }).click();
    await panel.getByText('Your cart is empty.').waitFor();
    await panel.getByRole('button', { name: 'Close cart' }).click();
    await page.getByRole('link', { name: 'Your orders' }).click();
    await page.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
    expect(addressOf(page)).toBe('/profile/orders');
  });
});

it('explains why a card is declined, keeps the cart, and accepts another card', async () => {
  const { page, problems } = await visit('/store/summit-insole');
  problems.expect(/402 \(Payment Required\).*\/confirm/);
  await fillCartAndSignIn(page);
  await payWith(page, cards.declined);
  const form = page.getByRole('form', { name: 'Delivery and payment' });
  await form.getByText('Your card was declined.').waitFor();
  await eventually(async () =>
    expect(await page.locator(':focus').textContent()).toBe('Your card was declined.'),
  );
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await payWith(page, cards.pays);
  await page.waitForURL('**/checkout-success?*');
  await page.getByText('State: Paid').waitFor();
  await page.getByRole('button', { name: 'Cart, empty' }).waitFor();
});

it('leads through the bank’s second step, and updates the orders in another tab', async () => {
  const { page, context } = await visit('/store/summit-insole');
  await fillCartAndSignIn(page);
  const orders = await context.newPage();
  await orders.goto('/profile/orders');
  const paid = orders.getByRole('main').getByText('Paid', { exact: true });
  await orders
    .getByRole('heading', { name: /^Order of/ })
    .first()
    .waitFor();
  const before = await paid.count();
  await payWith(page, cards.secondStep);
  await page.getByRole('button', { name: 'Processing...' }).waitFor();
  expect(await hiddenByHeader(page.getByRole('heading', { name: 'Your order' }))).toBe(false);
  await press(cardFrame(page).locator('#fail'));
  const reason = page.getByRole('form', { name: 'Delivery and payment' }).getByRole('alert');
  await eventually(async () => expect(await reason.and(page.locator(':focus')).count()).toBe(1));
  await payWith(page, cards.secondStep);
  await press(cardFrame(page).locator('#complete'));
  await page.waitForURL('**/checkout-success?*');
  await page.getByText('State: Paid').waitFor();
  await eventually(async () => expect(await paid.count()).toBe(before + 1));
});

it('sends the order to the chosen address, and offers that address again', async () => {
  const { page } = await visit('/store/summit-insole');
  await fillCartAndSignIn(page);
  await payWith(page, cards.pays);
  await page.waitForURL('**/checkout-success?*');
  await page.getByText('Goes to Mara Lindqvist, Ahornweg 3, 10115 Berlin').waitFor();
  await page.getByRole('link', { name: /^\d{4} \d{4}$/ }).click();
  await page.getByRole('region', { name: 'Where it goes' }).getByText('Ahornweg 3').waitFor();
  await page.getByText('Being packed').waitFor();
  await page.getByRole('button', { name: 'Print the receipt' }).waitFor();
  for (const paper of ['A4', 'Letter'] as const) expect(await sheetsOf(page, paper)).toBe(1);
  await page.goto('/store/comet-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  const said = await noteFrames(page);
  await page.goto('/checkout');
  const frame = addressFrame(page);
  await eventually(async () => expect(await frame.locator('#line1').inputValue()).toBe(ADDRESS.line1));
  for (const form of [frame, cardFrame(page)]) {
    const ground = await form.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    expect(ground).toBe('rgba(0, 0, 0, 0)');
  }
  await page.getByText('value-added tax (19 %)').waitFor();
  await frame.locator('#country').selectOption('BE');
  await page.getByText('value-added tax (21 %)').waitFor();
  await frame.locator('#line1').fill('');
  await press(payNow(page));
  await frame.getByText('Your address is incomplete.').waitFor();
  // A form that grows when it is ready would move the button below it during a press.
  for (const name of ['address', 'payment']) {
    const own = said.filter((line) => line.startsWith(`Secure ${name} input frame`));
    expect(own[own.indexOf(`Secure ${name} input frame: ready`) - 1]).toMatch(/: \d+$/);
  }
  await page.getByRole('form', { name: 'Delivery and payment' }).getByRole('alert').waitFor();
});

it('keeps the cart over a reload and equal in all tabs', async () => {
  const { page, context } = await visit('/store/comet-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await page.reload();
  await page.getByText('In your cart: 1').waitFor();
  await addToCart(page);
  await other.getByRole('button', { name: 'Cart, 2 items' }).click();
  const panel = other.getByRole('dialog', { name: 'Your Cart' });
  await panel.getByRole('button', { name: 'One more of Comet Insole, EU 32' }).click();
  await page.getByRole('button', { name: 'Cart, 3 items' }).waitFor();
  await panel.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Cart, empty' }).waitFor();
});

it('keeps added lines when the visitor leaves at once, even while another tab holds the lock', async () => {
  const { page, context } = await visit('/store/comet-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  const other = await context.newPage();
  await other.goto('/');
  await other.evaluate(
    () =>
      new Promise<void>((taken) => {
        void navigator.locks.request('little-arches.cart', () => {
          taken();
          return new Promise(() => {});
        });
      }),
  );
  await addToCart(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Cart, 2 items' }).waitFor();
});

it('keeps all lines that two tabs add at the same moment', async () => {
  const { page, context } = await visit('/store/comet-insole');
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
    for (const tab of tabs) await tab.getByRole('button', { name: `Cart, ${2 * round} items` }).waitFor();
  }
});

it('charges the server’s price, whatever the browser stores', async () => {
  const { page } = await visit('/store/castle-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await page.evaluate(() => {
    const key = 'little-arches.cart';
    const cart: unknown = JSON.parse(localStorage.getItem(key) ?? '', (name, value: unknown) =>
      name === 'price' ? 1 : value,
    );
    localStorage.setItem(key, JSON.stringify(cart));
  });
  await page.goto('/checkout');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await sendSignIn(page);
  const agree = page.getByRole('button', { name: 'Agree and continue' });
  const change = page.getByRole('main').getByText('The price changed from €0.01 to €59.90.');
  await change.waitFor();
  await page.reload();
  await change.waitFor();
  expect(await payNow(page).count()).toBe(0);
  await agree.click();
  await payWith(page, cards.pays);
  await page.waitForURL('**/checkout-success?*');
  await page.getByText('State: Paid').waitFor();
  await page.getByText('Total €59.90').waitFor();
});

it('reports an empty cart at the checkout', async () => {
  const { page } = await visit('/checkout');
  await page.getByText('Your cart is empty.').waitFor();
  await page.getByRole('link', { name: 'Go to the products' }).click();
  await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
});

/** Returns true when the sticky header covers the element. */
async function hiddenByHeader(place: Locator) {
  const [header, box] = [await place.page().getByRole('banner').boundingBox(), await place.boundingBox()];
  if (!header || !box) throw new Error('The header or the place is not shown.');
  expect(await place.evaluate(() => scrollY)).toBeGreaterThan(0);
  return box.y < header.y + header.height;
}

async function fillCartAndSignIn(page: Page) {
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await page.goto('/auth/sign-in?returnTo=%2Fcheckout');
  await sendSignIn(page, demo);
  await eventually(() => expect(addressOf(page)).toBe('/checkout'));
  await page.getByRole('heading', { name: 'Checkout', level: 1 }).waitFor();
}
