import type { Page } from 'playwright-core';
import { visitsOfThisFile } from './support/page/visit';
import { sendSignIn } from './support/sign-in';
import { createThreeChildren } from './support/three-children';

const visit = visitsOfThisFile();

async function openScan(page: Page) {
  const family = await createThreeChildren();
  const path = `/profile/scans/${family.scans.Nora}`;
  await page.goto(`/auth/sign-in?returnTo=${encodeURIComponent(path)}`);
  await sendSignIn(page, family);
  await page.waitForURL((url) => url.pathname === path);
  await page.getByRole('heading', { name: 'What fits Nora' }).waitFor();
}

it('offers the insoles in the size of the scanned feet, and adds one for that child', async () => {
  const { page } = await visit();
  await openScan(page);
  const insoles = page.getByRole('list', { name: 'Insoles in Nora’s size' });
  await insoles.getByRole('button', { name: 'Add to Cart: Trail Fox Insole, EU 29 for Nora' }).click();
  await insoles.getByText('In your cart: 1').waitFor();
  await insoles.getByRole('button', { name: 'View Cart' }).click();
  const cart = page.getByRole('dialog');
  await cart.getByText('Trail Fox Insole').first().waitFor();
  await cart.getByRole('button', { name: 'For Nora · EU 29 · level 2', pressed: true }).waitFor();
});

it('leaves no hole in the page when the store’s files can’t be loaded', async () => {
  const { page, problems } = await visit();
  problems.expect(/remote-store/);
  await page.route('**/assets/remote-store/**', (route) => route.abort('connectionrefused'));
  const reported = page.waitForRequest(
    (request) => request.method() === 'POST' && /remote-store/.test(request.postData() ?? ''),
  );
  await openScan(page);
  await reported;
  const fits = page.getByRole('region', { name: 'What fits Nora' });
  await fits.getByRole('link', { name: 'See level 2 in the store' }).waitFor();
  const [text, link] = await Promise.all([
    fits.getByText(/^Insoles are optional/).boundingBox(),
    fits.getByRole('link', { name: 'See level 2 in the store' }).boundingBox(),
  ]);
  const gap = (link?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0);
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(24);
  expect(await page.locator('[data-slot]').count()).toBe(0);
});

it('shows an activity of the Kids Zone on the concept page without scripts, and plays it with them', async () => {
  const reader = await visit('/concept', { javaScriptEnabled: false });
  await reader.page.getByRole('heading', { name: 'Try it yourself' }).waitFor();
  await reader.page.getByRole('img', { name: 'A foot stands on a beam' }).waitFor();
  const { page } = await visit('/concept');
  await page.getByRole('button', { name: /^Play ?: Stand like a flamingo$/ }).click();
  await page.getByText(/^Stand on one leg, close to a wall/).waitFor();
});
