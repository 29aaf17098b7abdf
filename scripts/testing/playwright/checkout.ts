import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** Numbers of the payment simulator's cards, which are those of Stripe's test mode. */
const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0025 0000 3155',
} as const;

/** A card by what happens when a person pays with it. */
export type Card = keyof typeof cards;

const DELIVERY = {
  name: 'Mara Lindqvist',
  line1: 'Ahornweg 3',
  line2: '',
  postal_code: '10115',
  city: 'Berlin',
} as const;

/** The checkout of the store. */
export interface Checkout {
  /** The address form, in a frame of the payment provider. */
  readonly address: FrameLocator;
  /** The card form, in another frame of the provider. */
  readonly card: FrameLocator;
  readonly payNow: Locator;
  /** Fills in the address and the card. */
  fill(card: Card): Promise<void>;
  /** Fills in both and presses Pay Now. */
  payWith(card: Card): Promise<void>;
}

/** Returns the checkout that a page shows, or will show. */
export function checkoutOf(page: Page): Checkout {
  const frameOf = (name: string) => page.frameLocator(`iframe[title="Secure ${name} input frame"]`);
  const [address, card] = [frameOf('address'), frameOf('payment')];
  const payNow = page.getByRole('button', { name: 'Pay Now' });
  const fill = async (chosen: Card) => {
    for (const [field, value] of Object.entries(DELIVERY)) await address.locator(`#${field}`).fill(value);
    const fields = { number: cards[chosen], expiry: '12 / 40', cvc: '123' };
    for (const [field, value] of Object.entries(fields)) await card.locator(`#${field}`).fill(value);
  };
  return {
    address,
    card,
    payNow,
    fill,
    async payWith(chosen) {
      await fill(chosen);
      await press(payNow);
    },
  };
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
