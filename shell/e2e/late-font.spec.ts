import { DESKTOP, expect, PHONE, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';

/** Milliseconds after the request; longer than browsers wait for an optional font. */
const LATE = 1500;
/** Sum of layout shifts that no one sees; pages are steady up to 0.1: https://web.dev/articles/cls */
const UNSEEN = 0.001;
/** Name of the variable font's first instance. */
const BRAND = 'Nunito ExtraLight';

/** Opens a page whose font arrives late, and sums its layout shifts. */
async function visitLately(page: Page, path: string): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput)
          Reflect.set(window, 'shifted', Reflect.get(window, 'shifted') + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
}

/** Returns the names of the fonts that the page's heading has from the site. */
async function fontsOfHeading(page: Page): Promise<string[]> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' });
  const { fonts } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devTools.detach();
  return fonts.flatMap(({ familyName, isCustomFont }) => (isCustomFont ? [familyName] : []));
}

/** Waits until the heading has the brand's font; a navigation ends a look at it with an error. */
const showsBrand = (page: Page) =>
  expect(async () => expect(await fontsOfHeading(page)).toEqual([BRAND])).toPass();

/** Waits until the font has arrived and two more frames were painted. Returns the sum of the layout shifts. */
async function shiftsOf(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /woff2$/.test(name)),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(LATE);
  return await page.evaluate(() => Reflect.get(window, 'shifted'));
}

test('shows the brand’s letters at once on a phone’s home page, where nothing jumps', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visitLately(page, '/');
  expect(await shiftsOf(page)).toBeLessThan(UNSEEN);
  await showsBrand(page);
});

for (const path of ['/concept', '/store', '/store/rocket-insole', '/kids-zone', '/faqs', '/start'])
  for (const viewport of [PHONE, DESKTOP])
    test(`lets nothing jump at ${path} when the font arrives late, and shows it on the next page at the latest, at ${viewport.width} pixels`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await visitLately(page, path);
      expect(await shiftsOf(page)).toBeLessThan(UNSEEN);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await page.waitForURL('**/about-us');
      await showsBrand(page);
    });
