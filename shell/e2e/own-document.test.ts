import type { Page } from 'playwright-core';
import { linkThatListens } from './support/input/link-that-listens';
import { addressOf } from './support/page/address-of';
import { PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';
import { addToCart } from './support/shop/add-to-cart';
import { demo, sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();
const ACCOUNT = ['remote-account'];

/** Returns the remotes of which this document has a script or requested a file. */
const remotesOf = (page: Page) =>
  page.evaluate(() => {
    const scripts = [...document.scripts].map(({ src }) => src);
    const resources = performance.getEntriesByType('resource').map(({ name }) => name);
    const names = [...scripts, ...resources].flatMap(
      (url) => /\/assets\/(remote-[\w-]+)\//.exec(url)?.[1] ?? [],
    );
    return [...new Set(names)].sort();
  });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

it('loads no script of another remote beside the sign-in page after the store', async () => {
  const { page } = await visit('/store');
  await page.getByRole('button', { name: /^Cart/ }).click();
  await page.getByRole('dialog', { name: 'Your Cart' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await remotesOf(page)).toContain('remote-store');

  await page.getByRole('link', { name: 'Login' }).click();
  await heading(page, 'Sign in').waitFor();
  expect(addressOf(page)).toBe('/auth/sign-in');
  await page.getByLabel('Email').fill(demo.email);
  await (await linkThatListens(page)).hover();
  // Longer than the delay before a prefetch.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await remotesOf(page)).toEqual(ACCOUNT);
  expect(await page.getByLabel('Email').inputValue()).toBe(demo.email);

  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await heading(page, 'Reset your password').waitFor();
  expect(await remotesOf(page)).toEqual(ACCOUNT);
  await page.goBack();
  await heading(page, 'Sign in').waitFor();
  await page.goBack();
  await heading(page, 'Products').waitFor();
  expect(addressOf(page)).toBe('/store');
  await page.goForward();
  await heading(page, 'Sign in').waitFor();
  expect(await remotesOf(page)).toEqual(ACCOUNT);
});

it('loads no script of another remote after the Kids Zone, either, and leaves the document of the sign-in', async () => {
  const { page } = await visit('/kids-zone', { viewport: PHONE });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Login' }).click();
  await heading(page, 'Sign in').waitFor();
  expect(await remotesOf(page)).toEqual(ACCOUNT);
  await sendSignIn(page);
  await heading(page, 'Hello, Mara').waitFor();
  // In this document the store may fill the slots of the page.
  await eventually(async () => expect(await remotesOf(page)).toEqual([...ACCOUNT, 'remote-store']));
});

it('leads from the checkout to the sign-in and back, with everything in the cart', async () => {
  const { page } = await visit('/store/rocket-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await page.goto('/checkout');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await heading(page, 'Sign in').waitFor();
  expect(addressOf(page)).toBe('/auth/sign-in?returnTo=%2Fcheckout');
  expect(await remotesOf(page)).toEqual(ACCOUNT);
  await sendSignIn(page);
  await eventually(() => expect(addressOf(page)).toBe('/checkout'));
  await page.getByRole('main').getByText('Rocket Insole').first().waitFor();
  expect(await remotesOf(page)).toEqual(['remote-store']);
});

it('opens the cart of the sign-in page over the store', async () => {
  const { page } = await visit('/store/rocket-insole');
  await addToCart(page);
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  await page.getByRole('link', { name: 'Login' }).click();
  await heading(page, 'Sign in').waitFor();
  await page.getByRole('button', { name: 'Cart, 1 item' }).click();
  const cart = page.getByRole('dialog', { name: 'Your Cart' });
  await cart.getByText('Rocket Insole').first().waitFor();
  expect(addressOf(page)).toBe('/store');
  await page.keyboard.press('Escape');
  await cart.waitFor({ state: 'detached' });
  await page.reload();
  await heading(page, 'Products').waitFor();
  await page.getByRole('button', { name: 'Cart, 1 item' }).waitFor();
  expect(await cart.count()).toBe(0);
});
