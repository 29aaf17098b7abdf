import { addChild, addExerciseDone, addOrder, addScan } from '@little-arches/backend/testing/test-rows';
import { expect, PHONE, type Problems, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { clientsOfSite, createOwnFamily } from './support/families';
import { type Choice, pressEverything } from './support/input/press-everything';
import { settled } from './support/page/settled';
import { findTranslationFaults, translate } from './support/page/translator';
import { composedAddresses } from './support/releases/live-site';
import { addToCart } from './support/shop/add-to-cart';

/** Addresses of products and stories that share a page: one product, and one story of each activity. */
const EXAMPLES = [
  '/store/rocket-insole',
  '/kids-zone/why-do-feet-have-arches',
  '/kids-zone/be-a-flamingo-games-of-balance',
  '/kids-zone/how-long-is-your-foot',
  '/kids-zone/the-26-bones-in-your-foot',
  '/kids-zone/the-shoe-test-does-it-fit',
  '/kids-zone/toe-yoga-can-you-move-only-your-big-toe',
  '/kids-zone/what-your-footprint-tells-about-you',
];

test('leads from one translated story to the next', async ({ page }) => {
  await page.goto('/kids-zone/why-do-feet-have-arches');
  await settled(page);
  await translate(page);
  for (const neighbour of ['Story before', 'Next story']) {
    const link = page.getByRole('main').getByRole('link', { name: neighbour });
    const title = (await link.getAttribute('href')) ?? '';
    await link.click();
    await page.waitForURL(`**${title}`);
    await settled(page);
    const served = await (await fetch(page.url())).text();
    const first = /<p[^>]*data-aloud[^>]*>([^<]+)</.exec(served)?.[1] ?? 'none';
    await expect(page.getByRole('main')).toContainText(first);
    expect(await findTranslationFaults(page)).toEqual([]);
  }
});

test('shows the current quantity, price and total in a translated cart', async ({ page }) => {
  await page.goto('/store/rocket-insole');
  await settled(page);
  await translate(page);
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  const panel = page.getByRole('dialog', { name: 'Your Cart' });
  for (const _ of [2, 3]) await panel.getByRole('button', { name: 'One more of Rocket Insole' }).click();
  await expect(panel.getByText('€89.70').first()).toBeVisible();
  await expect(panel).toContainText('€29.90 × 3');
  expect(await findTranslationFaults(page)).toEqual([]);
});

test('stays whole and current when everything on the translated public pages is pressed', async ({
  page,
  noConsoleErrors,
}) => {
  await page.goto('/');
  const addresses = (await composedAddresses()).filter(
    (address) => !/^\/(profile|404|store\/|kids-zone\/)|:/.test(address),
  );
  const { faults, pressed } = await walk(page, noConsoleErrors, [...addresses, ...EXAMPLES]);
  expect(faults).toEqual([]);
  expect(pressed).toEqual(expect.arrayContaining(['Read together, button, false', 'Sound, button, false']));
});

test('stays whole and current when everything on the translated pages of a family is pressed', async ({
  page,
  signedIn,
  noConsoleErrors,
}) => {
  await signedIn(await createScannedFamily(), '/profile/scans');
  await settled(page);
  const scan = await page.locator('main h3 a').first().getAttribute('href');
  await page.goto('/profile/orders');
  const order = await page.getByRole('link', { name: /^Details/ }).getAttribute('href');
  const own = (await composedAddresses()).filter((address) => /^\/profile[^:]*$/.test(address));
  const shop = ['/store', '/store/rocket-insole', '/checkout'];
  const { faults, pressed } = await walk(page, noConsoleErrors, [...own, scan ?? '', order ?? '', ...shop], {
    leave: /^(log ?out|delete|pay now)/,
  });
  expect(faults).toEqual([]);
  for (const name of ['Make a link, button', 'Add a child, button']) expect(pressed).toContain(name);
});

test('stays whole and current when everything in the translated header of a phone is pressed', async ({
  page,
  noConsoleErrors,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const { faults, pressed } = await walk(page, noConsoleErrors, ['/', '/kids-zone', '/checkout'], {
    within: 'header',
  });
  expect(faults).toEqual([]);
  expect(pressed).toEqual(expect.arrayContaining(['Menu, button, false']));
});

/** Presses everything on each of the translated pages. Returns the faults and what was pressed. */
async function walk(page: Page, problems: Problems, addresses: readonly string[], choice: Choice = {}) {
  // No person presses two buttons that print within a second.
  problems.allow(/Ignoring too frequent calls to print/);
  const faults: string[] = [];
  const pressed: string[] = [];
  for (const address of addresses) {
    const open = () => openTranslated(page, address);
    await open();
    pressed.push(...(await pressEverything(page, choice, open)));
    faults.push(...(await findTranslationFaults(page)).map((fault) => `${address} ${fault}`));
  }
  return { faults, pressed };
}

/** Opens an address by a link of the translated page if there is one, and translates the new page. */
async function openTranslated(page: Page, address: string): Promise<void> {
  const link = page.locator(`a[href="${address}"]:visible`).first();
  if (await link.isVisible()) {
    // A dialog that a press has loaded may have opened over the link meanwhile.
    await link.evaluate((element: HTMLElement) => element.click());
    await page.waitForURL(`**${address}`);
  } else await page.goto(address);
  await settled(page);
  await translate(page);
}

/**
 * Creates a family with everything that pages can show: two children with two scans each, done exercises, an order.
 */
async function createScannedFamily() {
  const family = await createOwnFamily();
  const service = clientsOfSite().service();
  for (const taken_at of ['2025-06-30T12:00:00Z', '2026-01-31T12:00:00Z']) {
    const child = await addChild(family.client);
    await addScan(service, child, { taken_at: '2025-01-31T12:00:00Z' });
    await addScan(service, child, { taken_at });
    await addExerciseDone(family.client, child.id);
  }
  await addOrder(service, family.id);
  return family;
}
