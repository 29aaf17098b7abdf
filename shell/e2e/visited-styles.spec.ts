import { STEP } from '@little-arches/kit/patience';
import { DESKTOP, expect, test } from '@little-arches/testing/playwright';
import type { Page } from '@playwright/test';
import { settled } from './support/page/settled';

/** A page of each remote. */
const addresses = ['/concept', '/store/rocket-insole', '/shared-scan', '/kids-zone/why-do-feet-have-arches'];

/** Leads to an address of the site without a new document. */
async function lead(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ idx: history.length, key: to }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(page).toHaveURL(address);
  await settled(page);
}

/** Opens all disclosures and scrolls through the page, so that everything in it is rendered. */
async function reveal(page: Page): Promise<void> {
  await settled(page);
  await page.getByRole('main').evaluate(async (main) => {
    for (const part of main.querySelectorAll('details')) part.open = true;
    for (const part of main.querySelectorAll('section, h2')) {
      part.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
    await document.fonts.ready;
  });
}

/** Returns the size and margins of each element of the page. */
const measure = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')]
      .filter((element) => element.tagName === 'svg' || !element.closest('svg'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { margin, padding } = getComputedStyle(element);
        return `${element.localName} ${Math.round(width)} × ${Math.round(height)}, ${margin}, ${padding}`;
      }),
  );

// Wide, where the rules for small windows apply as well as those for large ones.
test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } });

test('renders a page alike, whichever pages of other remotes and their style sheets came before', async ({
  page,
  context,
}) => {
  const alone = await context.newPage();
  // With the font in the cache, no document falls back to a font of the machine.
  await alone.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/');
  await settled(page);
  for (const address of addresses) {
    await lead(page, address);
    await reveal(page);
  }
  for (const address of addresses) {
    await lead(page, address);
    await expect(async () => {
      await alone.goto(address, { waitUntil: 'networkidle' });
      await reveal(alone);
      await reveal(page);
      expect(await measure(page)).toEqual(await measure(alone));
    }, address).toPass({ timeout: STEP });
  }
});
