import type { Page } from 'playwright-core';
import { addressOf } from './support/page/address-of';
import { openSection } from './support/page/open-section';
import { DESKTOP, PHONE, visitsOfThisFile } from './support/page/visit';
import { releasesOf } from './support/releases/releases';
import { backendUrl } from './support/site';

const visit = visitsOfThisFile();
const store = releasesOf('remote-store');
/** Matches messages of the browser and the reporter about the store's files. */
const OF_THE_STORE = /remote-store/;
const MISSING = 'Some functions of this page could not be loaded.';

afterEach(() => store.repair());

describe.each([
  ['deleted', store.remove],
  ['tampered with', store.tamper],
])('while the files of the store are %s', (_, harm) => {
  it.each([
    ['360', PHONE],
    ['1280', DESKTOP],
  ])(
    'keeps the rest working at %s pixels, and recovers by Retry once the files are back',
    async (_width, viewport) => {
      harm();
      const { page, problems } = await visit('/', { viewport });
      problems.expect(OF_THE_STORE);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
      await showsPanel(page);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
      await page.getByRole('heading', { name: 'A foot is a bridge', level: 1 }).waitFor();
      await page.goBack();
      await showsPanel(page);
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByText('That didn’t work yet.').waitFor({ state: 'attached' });

      store.repair();
      await page.getByRole('button', { name: 'Retry' }).click();
      await page.getByRole('heading', { name: 'Level 1' }).waitFor();
      await page.getByText('That worked. The page is here now.').waitFor({ state: 'attached' });
      expect(addressOf(page)).toBe('/store');
    },
  );

  it('shows a panel inside the frame for a page that was not loaded yet, and Retry loads it', async () => {
    const { page, problems } = await visit('/store');
    problems.expect(OF_THE_STORE);
    await page.getByLabel('Select Product on level 1').selectOption('rocket-insole');
    harm();
    await page.getByRole('button', { name: 'View Product' }).click();
    await showsPanel(page);
    expect(addressOf(page)).toBe('/store/rocket-insole');
    store.repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Rocket Insole', level: 1 }).waitFor();
  });

  it('shows an error in place of the cart, and Retry opens it', async () => {
    harm();
    const { page, problems } = await visit('/');
    problems.expect(OF_THE_STORE);
    await page.getByRole('button', { name: 'Cart' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This could not be loaded').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
    await page.waitForURL('**/about-us');
    await page.getByRole('button', { name: 'Cart' }).click();
    await dialog.getByText('This could not be loaded').waitFor();
    store.repair();
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('dialog', { name: 'Your Cart' }).getByText('Your cart is empty.').waitFor();
  });
});

it.each([
  ['remote-marketing', '/our-promise'],
  ['remote-account', '/auth/reset-password'],
  ['remote-kids-zone', '/kids-zone'],
])('keeps the text of the page readable after deleting %s, and recovers by Retry', async (name, address) => {
  const releases = releasesOf(name);
  try {
    releases.remove();
    const { page, problems } = await visit(address);
    problems.expect(new RegExp(name));
    await canBeRead(page);
    await openSection(page, 'Products');
    await page.getByRole('heading', { name: 'Products', level: 1 }).waitFor();
    await page.goBack();
    await canBeRead(page);
    releases.repair();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(MISSING, { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  } finally {
    releases.repair();
  }
});

it('gives up on files that never answer, and recovers by Retry once they do', async () => {
  const { page, context, problems } = await visit('/');
  problems.expect(OF_THE_STORE);
  await context.route('**/assets/remote-store/**', () => {});
  await page.getByRole('contentinfo').getByRole('link', { name: 'Products' }).click();
  await page.getByText('Loading ....').first().waitFor();
  await showsPanel(page);
  // Requests made earlier still get no answer.
  await context.route('**/assets/remote-store/**', (route) => route.continue());
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
});

it('shows an error for what the backend can not answer, and keeps the rest working', async () => {
  const { page, context, problems } = await visit('/');
  problems.expect(/net::ERR_CONNECTION_REFUSED/);
  await context.route(`${backendUrl}/**`, (route) => route.abort('connectionrefused'));
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  const main = page.getByRole('main');
  await main.getByText('Fetch error').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
  await page.getByRole('heading', { name: 'A foot is a bridge', level: 1 }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await main.getByText('Fetch error').waitFor();
  await context.unroute(`${backendUrl}/**`);
  await main.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { name: 'Level 1' }).waitFor();
});

/** The prerendered text is there, and a bar that says what isn't. */
async function canBeRead(page: Page) {
  await page.getByText(MISSING, { exact: true }).waitFor();
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  expect(await main.getByText('could not be loaded', { exact: false }).count()).toBe(1);
}

/** Expects that the failed section shows a panel in its region, and that the rest of the page is there. */
async function showsPanel(page: Page) {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { name: 'This section could not be loaded' });
  await heading.waitFor();
  await main.getByRole('button', { name: 'Retry' }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Cart' }).waitFor();
  await page.getByRole('contentinfo').waitFor();
}
