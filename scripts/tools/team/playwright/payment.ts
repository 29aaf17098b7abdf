import { expect, type Locator, type Page } from '@playwright/test';

/** Card numbers of the payment simulator, and of Stripe's test mode. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0025 0000 3155',
  slow: '4000 0000 0000 6009',
} as const;

/** The delivery address of orders in end-to-end tests. */
export const ADDRESS = {
  name: 'Mara Lindqvist',
  line1: 'Ahornweg 3',
  line2: '',
  postal_code: '10115',
  city: 'Berlin',
} as const;

/** Returns the card form, which is in a frame of the payment provider. */
export function cardFrame(page: Page) {
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

/** Returns the address form, in another frame of the provider. */
export function addressFrame(page: Page) {
  return page.frameLocator('iframe[title="Secure address input frame"]');
}

/** Returns the button that pays. */
export function payNow(page: Page) {
  return page.getByRole('button', { name: 'Pay Now' });
}

/** Fills in the address and the card form of the checkout, which must be open. */
export async function fillPayment(page: Page, number: string): Promise<void> {
  for (const [field, value] of Object.entries(ADDRESS))
    await addressFrame(page).locator(`#${field}`).fill(value);
  const card = { number, expiry: '12 / 40', cvc: '123' };
  for (const [field, value] of Object.entries(card)) await cardFrame(page).locator(`#${field}`).fill(value);
}

/**
 * Presses `target` once the browser shows the pointer over it. The driver scrolls and presses within one frame, and
 * Chromium delivers a press by what it drew last: possibly to a payment frame that was there before the scroll.
 */
export async function press(target: Locator): Promise<void> {
  await expect(async () => {
    await target.hover();
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
  await target.click();
}

/** Fills in the checkout and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  await fillPayment(page, number);
  await press(payNow(page));
}
