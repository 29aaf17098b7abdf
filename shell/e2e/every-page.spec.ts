import { demo, expect, type Site, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { INSPECTION, inspectMenu, inspectPage, inspectState } from './support/page/inspect-page';
import { look } from './support/page/look';
import { settled } from './support/page/settled';
import { composedAddresses } from './support/releases/live-site';

const { viewport, deviceScaleFactor, reducedMotion } = INSPECTION;
test.use({ viewport, deviceScaleFactor, contextOptions: { reducedMotion } });

/** Matches the addresses of products and stories except one each: they share a page, whose other widths are seen once. */
const MORE_OF_THE_SAME = /^\/(store|kids-zone)\/(?!(rocket-insole|why-do-feet-have-arches)$)/;

test('contains no page that is missing, inaccessible or too wide for 320 pixels or a zoom of 200 %, linked or not', async ({
  page,
  site,
}) => {
  await page.goto('/');
  const unlinked = (await composedAddresses()).filter(
    (address) => !/^\/(profile|404)|:/.test(address) && !MORE_OF_THE_SAME.test(address),
  );
  const { faults, linked } = await inspectSite(page, site, unlinked);
  expect(faults).toEqual([]);
  expect(linked).toEqual(expect.arrayContaining(['/store', '/kids-zone', '/auth/sign-in', '/privacy']));
});

test('contains no such page for signed-in visitors, either', async ({ page, site, signedIn }) => {
  await signedIn(demo);
  const ownPages = (await composedAddresses()).filter((address) => /^\/profile[^:]*$/.test(address));
  const faults: string[] = [];
  for (const address of [...ownPages, await firstScan(page)])
    faults.push(...(await visitPage(page, site, address)).map((fault) => `${address}: ${fault}`));
  faults.push(...(await inspectMenu(page)));
  expect(ownPages).toContain('/profile/scans');
  expect(faults).toEqual([]);
});

test('shows an accessible mobile menu over the pages of every section', async ({ page }) => {
  await page.goto('/');
  const faults: string[] = [];
  for (const address of ['/', '/about-us', '/store', '/kids-zone', '/auth/sign-in']) {
    if (address !== '/') await page.goto(address);
    faults.push(...(await inspectMenu(page)).map((fault) => `${address}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** Visits every page that links from the home page lead to, then the rest. */
async function inspectSite(page: Page, site: Site, unlinked: readonly string[]) {
  const faults: string[] = [];
  const foundOn = new Map([['/', 'the start']]);
  // A map also iterates over entries added meanwhile, so every page is visited once.
  for (const [address, source] of foundOn) {
    faults.push(
      ...(await visitPage(page, site, address)).map((fault) => `${address} (from ${source}): ${fault}`),
    );
    for (const link of await linksOf(page, site)) if (!foundOn.has(link)) foundOn.set(link, address);
  }
  const linked = [...foundOn.keys()];
  for (const address of unlinked.filter((one) => !foundOn.has(one)))
    faults.push(...(await visitPage(page, site, address)).map((fault) => `${address}: ${fault}`));
  return { faults, linked };
}

/** Opens an address and returns its faults. */
async function visitPage(page: Page, site: Site, address: string): Promise<string[]> {
  const { status, headers } = await look(site.url + address);
  if (status !== 200) return [`answered ${status} ${headers.get('location') ?? ''}`];
  if (!headers.get('content-type')?.startsWith('text/html')) return [];
  try {
    await page.goto(address);
    await settled(page);
    const missing = page.getByRole('heading', { name: 'We couldn’t find that' });
    if (await missing.isVisible()) return ['there is no such thing'];
    return MORE_OF_THE_SAME.test(address) ? await inspectState(page) : await inspectPage(page);
  } catch (error) {
    return [String(error)];
  }
}

async function linksOf(page: Page, site: Site): Promise<string[]> {
  const links = await page
    .locator('a[href]:not([type="text/plain"])')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  return links.filter((link) => link.startsWith(`${site.url}/`)).map((link) => new URL(link).pathname);
}

async function firstScan(page: Page): Promise<string> {
  await page.goto('/profile/scans');
  const link = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first();
  return (await link.getAttribute('href')) ?? '';
}
