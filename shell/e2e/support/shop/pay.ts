import type { Page } from 'playwright-core';

/** Cards of the payment simulator. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0025 0000 3155',
  slow: '4000 0000 0000 6009',
};

/** The card form, which lives in a frame of the payment provider. */
export function cardFrame(page: Page) {
  return page.frameLocator('iframe[name^="__privateStripeFrame"]');
}

/** Fills in the card form of the checkout, which must be open. */
export async function fillCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page);
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12 / 40');
  await frame.locator('#cvc').fill('123');
}

/** Fills in the card form and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  await fillCard(page, number);
  await page.getByRole('button', { name: 'Pay Now' }).click();
}
