import { faultsOnPaper } from './support/page/paper';
import { settled } from './support/page/settled';
import { visitsOfThisFile } from './support/page/visit';
import { composedAddresses } from './support/releases/live-site';
import { sendSignIn } from './support/sign-in';

const visit = visitsOfThisFile();

it('prints each public page without the frame and without overlaps', async () => {
  const { page } = await visit('/', { reducedMotion: 'reduce' });
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

it('prints each page of a person without the frame and without overlaps', async () => {
  const { page } = await visit('/auth/sign-in', { reducedMotion: 'reduce' });
  await sendSignIn(page);
  await page.waitForURL('**/profile');
  const addresses = (await composedAddresses()).filter((address) => /^\/profile[^:]*$/.test(address));
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOnPaper(page, address)));
  expect(faults).toEqual([]);
});

it('prints the addresses of links in a text, and the content below folded titles', async () => {
  const { page } = await visit('/privacy');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const link = page.getByRole('main').getByRole('link', { name: 'Kids Zone' }).first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toBe(
    '" (/kids-zone)"',
  );
  // Paper is light, whatever the screen's scheme is.
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(22, 48, 47)');
  await page.goto('/faqs');
  await settled(page);
  const answers = page.getByRole('main').locator('details:not([open]) p');
  expect(await answers.count()).toBeGreaterThan(9);
  for (const answer of await answers.all())
    expect(await answer.evaluate((element) => element.checkVisibility())).toBe(true);
});
