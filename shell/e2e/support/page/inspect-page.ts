import { accessibilityFaults, DESKTOP } from '@little-arches/testing/playwright';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './settled';

/** The narrowest screen that must work: 1280 pixels at a zoom of 400 %. */
const NARROWEST = { width: 320, height: 640 };
/** The desktop at a zoom of 200 %: half as many pixels, each twice as large. */
const ZOOMED = { width: DESKTOP.width / 2, height: DESKTOP.height / 2 };

/** Browser settings with which pages are opened for inspection. */
export const INSPECTION = {
  viewport: NARROWEST,
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
} as const;

/** The dark scheme changes only colours, so checking only them takes a fraction of the time. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

/** Views in the order of inspection; in this order a page changes its scheme once. */
const views = [
  { viewport: ZOOMED, colorScheme: 'light', rules: {} },
  { viewport: NARROWEST, colorScheme: 'light', rules: {} },
  { viewport: NARROWEST, colorScheme: 'dark', rules: COLOURS },
  { viewport: DESKTOP, colorScheme: 'dark', rules: COLOURS },
] as const;

/** Returns the faults of the shown page at 320 pixels and at a zoom of 200 %, in light and in dark. */
export async function inspectPage(page: Page): Promise<string[]> {
  await unfold(page);
  const faults: string[] = [];
  for (const view of views) faults.push(...(await faultsIn(page, view)));
  return faults;
}

/** One width, the one with the most faults, and both schemes: for pages with many states. */
const FEW = [
  { viewport: NARROWEST, colorScheme: 'light', rules: {} },
  { viewport: NARROWEST, colorScheme: 'dark', rules: COLOURS },
] as const;

/** Returns the faults of a shown state, which need not be a whole page, at 320 pixels, in light and in dark. */
export async function inspectState(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const view of FEW) faults.push(...(await faultsIn(page, view)));
  return faults;
}

/** Returns the faults of the mobile menu over the shown page, with all its parts unfolded. */
export async function inspectMenu(page: Page): Promise<string[]> {
  await unfold(page);
  await page.setViewportSize(NARROWEST);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.waitFor();
  const folded = menu.getByRole('button', { expanded: false });
  while ((await folded.count()) > 0) await folded.first().click();
  const faults: string[] = [];
  for (const view of views.filter(({ viewport }) => viewport === NARROWEST))
    faults.push(...(await faultsIn(page, view)).map((fault) => `menu: ${fault}`));
  return faults;
}

/** Unfolds what is folded. */
async function unfold(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details:not([data-menu])'))
      fold.open = true;
  });
}

async function faultsIn(page: Page, { viewport, colorScheme, rules }: (typeof views | typeof FEW)[number]) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await changed(page);
  const faults = [...(await overflowOf(page)), ...(await accessibilityFaults(page, rules))];
  return faults.map((fault) => `${fault} (${viewport.width} pixels, ${colorScheme})`);
}

/** Waits until a change of size or colours has reached the page. With reduced motion all animations end at once. */
async function changed(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Returns a fault when the page, or a dialog over it, must be scrolled sideways. */
async function overflowOf(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        ({ localName, scrollWidth, clientWidth }) =>
          `${localName} ${scrollWidth} pixels wide in ${clientWidth}`,
      ),
  );
}
