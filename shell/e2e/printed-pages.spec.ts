import { demo, expect, test } from '@little-arches/testing/playwright';
import { faultsOnPaper, sheetsOf } from './support/page/paper';
import { settled } from './support/page/settled';
import { composedAddresses } from './support/releases/live-site';

test('prints each public page without the frame and without overlaps', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const addresses = (await composedAddresses()).filter(
    (address) => !/^\/(profile|auth|404)|:/.test(address) && !MORE_OF_THE_SAME.test(address),
  );
  expect(addresses).toEqual(expect.arrayContaining(['/', '/store', '/privacy', '/kids-zone']));
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOnPaper(page, address)));
  expect(faults).toEqual([]);
});

/** Matches the addresses of products, stories and team members except one: each kind shares a page. */
const MORE_OF_THE_SAME = /^\/(store|kids-zone|team)\/(?!rocket-insole$)/;

test('prints each page of a person without the frame and without overlaps', async ({ page, signedIn }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signedIn(demo);
  const addresses = (await composedAddresses()).filter((address) => /^\/profile[^:]*$/.test(address));
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOnPaper(page, address)));
  expect(faults).toEqual([]);
});

test('prints a practice’s list from the first sheet on, without its menus', async ({ page, signedIn }) => {
  await signedIn('practice', '/profile/profiles');
  const menus = page.getByRole('main').locator('td details');
  await expect(menus.first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const menu of await menus.all()) await expect(menu).toBeHidden();
  expect(await page.getByRole('main').locator('tbody tr').count()).toBe(25);
  expect(await sheetsOf(page, 'A4')).toBeLessThan(5);
});

test('prints the addresses of links in a text, and the content below folded titles', async ({ page }) => {
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const link = page.getByRole('main').getByRole('link', { name: 'Kids Zone' }).first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
    '" (/kids-zone)"',
  );
  // Paper is light, whatever the screen's scheme is.
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 48, 47)');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/faqs');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  const answers = page.getByRole('main').locator('details:not([open]) p');
  expect(await answers.count()).toBeGreaterThan(9);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});
