import type { BrowserContext, Page } from 'playwright-core';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { demo } from './support/sign-in';

const visit = visitsOfThisFile();

it('opens the cart and keeps the product that were chosen before the scripts loaded', async () => {
  const { page, context } = await visit('about:blank', { viewport: PHONE });
  const release = await openWithoutItsRemote(context, page, '/store');
  await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).click();
  release();
  await page.getByRole('dialog', { name: 'Your Cart' }).getByText('Your cart is empty.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'View Product' }).click();
  await page.getByRole('heading', { name: 'Rocket Insole', level: 1 }).waitFor();
});

it.each(['/contact-us', '/contact-us?utm_source=letter'])(
  'keeps and checks a form on %s that was sent before the scripts loaded',
  async (address) => {
    const { page, context } = await visit('about:blank');
    const release = await openWithoutItsRemote(context, page, address);
    await page.getByRole('textbox', { name: 'Email' }).fill('ines@example.test');
    await page.getByRole('textbox', { name: 'Message' }).fill('Do you ship to Norway?');
    await page.getByRole('button', { name: 'Send message' }).click();
    release();
    await page.getByText('Name is required.').first().waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ines@example.test');
    // A key press in another field makes React render the form anew.
    await page.getByRole('textbox', { name: 'Name' }).fill('Ines');
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('ines@example.test');
    expect(await page.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Do you ship to Norway?');
  },
);

it('signs in when the press came while the page was being rendered anew', async () => {
  const { page, context } = await visit('about:blank');
  const release = await openWithoutItsRemote(context, page, '/auth/sign-in?returnTo=%2Fprofile%2Fscans');
  await page.getByLabel('Email').fill(demo.email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.evaluate(() => {
    const press = () => document.querySelector<HTMLElement>('main form > button')?.click();
    const root = document.getElementById('root') as HTMLElement;
    new MutationObserver((changes, observer) => {
      if (!changes.some(({ addedNodes }) => addedNodes.length > 0)) return;
      observer.disconnect();
      press();
    }).observe(root, { childList: true });
  });
  release();
  await page.getByRole('heading', { name: 'Scans', exact: true }).waitFor();
});

it('shows the prices of the period that was chosen before the scripts loaded', async () => {
  const { page, context } = await visit('about:blank');
  const release = await openWithoutItsRemote(context, page, '/pricing');
  const prices = page.getByRole('main').getByText(/^\$\d/);
  const annually = await prices.allTextContents();
  await page.getByLabel('Monthly').check();
  release();
  await eventually(async () => expect(await prices.allTextContents()).not.toEqual(annually));
  expect(await page.getByLabel('Monthly').isChecked()).toBe(true);
});

/** Opens a page and holds its remote's scripts back; returns the function that releases them. */
async function openWithoutItsRemote(context: BrowserContext, page: Page, address: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/assets/remote-*/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => '__FEDERATION__' in globalThis);
  return release;
}
