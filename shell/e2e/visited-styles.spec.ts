import { DESKTOP, expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { settled } from './support/page/settled';

const PROFILE = ['/profile', '/profile/profiles', '/profile/scans', '/profile/orders', '/profile/settings'];

/** One address of each public route. The Kids Zone’s overview shows how much was read, so it changes. */
async function publicAddresses(site: string): Promise<string[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  const byRoute = new Map(addresses.map((address) => [address.replace(/^(\/[^/]+\/).+/, '$1*'), address]));
  return [...byRoute.values()].filter((address) => address !== '/kids-zone');
}

/** Leads to an address of the site without a new document. */
async function lead(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page).toHaveURL(address);
  await settled(page);
}

/** Returns the size and margins of each element of the page, with all its disclosures open. */
async function measure(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.getByRole('main').evaluate((main) => {
    for (const part of main.querySelectorAll('details')) part.open = true;
    return [...main.querySelectorAll('*')]
      .filter((element) => element.tagName === 'svg' || !element.closest('svg'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { margin, padding } = getComputedStyle(element);
        return `${element.localName} ${Math.round(width)} × ${Math.round(height)}, ${margin}, ${padding}`;
      });
  });
}

/** Expects each page to look as it does alone when it is shown after all the others. */
async function expectAlike(page: Page, addresses: readonly string[]): Promise<void> {
  const alone = new Map<string, string[]>();
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await settled(page);
    alone.set(address, await measure(page));
  }
  for (const address of addresses) await lead(page, address);
  for (const address of addresses) {
    await lead(page, address);
    await expect.poll(() => measure(page), address).toEqual(alone.get(address));
  }
}

for (const viewport of [PHONE, DESKTOP])
  test.describe(`at ${viewport.width} pixels`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('renders each public page alike, whichever pages and their style sheets came before', async ({
      page,
      site,
    }) => {
      const addresses = await publicAddresses(site.url);
      expect(addresses.length).toBeGreaterThan(15);
      await expectAlike(page, addresses);
    });

    test('renders each page of the profile alike, whichever pages and their style sheets came before', async ({
      page,
      signedIn,
    }) => {
      await signedIn('family');
      await expectAlike(page, PROFILE);
    });
  });
