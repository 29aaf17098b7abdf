import type { Page } from 'playwright-core';
import { press } from '../input/press';

/** Card numbers of the payment simulator. */
export const cards = {
  pays: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secondStep: '4000 0025 0000 3155',
  slow: '4000 0000 0000 6009',
};

/** Returns the card form, which is in a frame of the payment provider. */
export function cardFrame(page: Page) {
  return page.frameLocator('iframe[title="Secure payment input frame"]');
}

/** Returns the button that pays. */
export function payNow(page: Page) {
  return page.getByRole('button', { name: 'Pay Now' });
}

/** Returns the address form, in another frame of the provider. */
function addressFrame(page: Page) {
  return page.frameLocator('iframe[title="Secure address input frame"]');
}

/** Records from the next load on, in order, the heights and ready messages that the provider's frames report. */
export async function noteFrames(page: Page): Promise<readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('noteFrame', (line: string) => void said.push(line));
  await page.addInitScript(() => {
    addEventListener('message', ({ source, data }) => {
      const frame = [...document.querySelectorAll('iframe')].find(
        ({ contentWindow }) => contentWindow === source,
      );
      if (frame && ['height', 'ready'].includes(data.type))
        Reflect.get(window, 'noteFrame')(`${frame.title}: ${data.height ?? data.type}`);
    });
  });
  return said;
}

/** The delivery address of orders in end-to-end tests. */
export const ADDRESS = {
  name: 'Mara Lindqvist',
  line1: 'Ahornweg 3',
  line2: '',
  postal_code: '10115',
  city: 'Berlin',
} as const;

/** Fills in the address form of the checkout, which must be open. */
async function fillAddress(page: Page, address: Readonly<Record<string, string>> = ADDRESS) {
  const frame = addressFrame(page);
  for (const [field, value] of Object.entries(address)) await frame.locator(`#${field}`).fill(value);
}

/** Fills in the address and the card form of the checkout, which must be open. */
export async function fillPayment(page: Page, number: string): Promise<void> {
  await fillAddress(page);
  const frame = cardFrame(page);
  await frame.locator('#number').fill(number);
  await frame.locator('#expiry').fill('12 / 40');
  await frame.locator('#cvc').fill('123');
}

/** Fills in the checkout and pays. */
export async function payWith(page: Page, number: string): Promise<void> {
  await fillPayment(page, number);
  await press(payNow(page));
}
