import type { Page } from 'playwright-core';
import { DESKTOP, PHONE, visitsOfThisFile } from './support/page/visit';
import { eventually } from './support/patience';

const visit = visitsOfThisFile();

/** Milliseconds after the request; longer than browsers wait for an optional font. */
const LATE = 1500;
/** Sum of layout shifts that no one sees; pages are steady up to 0.1: https://web.dev/articles/cls */
const UNSEEN = 0.001;
/** Name of the variable font's first instance. */
const BRAND = 'Nunito ExtraLight';

/** Opens a page whose font arrives late, and sums its layout shifts. */
async function visitLately(path: string, viewport: typeof PHONE) {
  const visited = await visit('about:blank', { viewport });
  await visited.context.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE));
    await route.continue();
  });
  await visited.page.addInitScript(() => {
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
  await visited.page.goto(path);
  return visited.page;
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

/** Waits until the font has arrived and two more frames were painted. Returns the sum of the layout shifts. */
async function shiftsOf(page: Page): Promise<number> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /woff2$/.test(name)),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(LATE);
  return await page.evaluate(() => Reflect.get(window, 'shifted'));
}

it('shows the brand’s letters at once on a phone’s home page, where nothing jumps', async () => {
  const page = await visitLately('/', PHONE);
  expect(await shiftsOf(page)).toBeLessThan(UNSEEN);
  await eventually(async () => expect(await fontsOfHeading(page)).toEqual([BRAND]));
});

it.each(['/concept', '/store', '/store/rocket-insole', '/kids-zone', '/faqs', '/start'])(
  'lets nothing jump at %s when the font arrives late, and shows it on the next page at the latest',
  async (path) => {
    for (const viewport of [PHONE, DESKTOP]) {
      const page = await visitLately(path, viewport);
      expect(await shiftsOf(page)).toBeLessThan(UNSEEN);
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await page.waitForURL('**/about-us');
      await eventually(async () => expect(await fontsOfHeading(page)).toEqual([BRAND]));
    }
  },
);
