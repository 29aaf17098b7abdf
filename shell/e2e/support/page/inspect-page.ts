import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DESKTOP } from '@little-arches/testing/playwright';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { settled } from './settled';

const axe = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

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
  await prepare(page);
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
  await page.evaluate(axe);
  const faults: string[] = [];
  for (const view of FEW) faults.push(...(await faultsIn(page, view)));
  return faults;
}

/** Returns the faults of the mobile menu over the shown page, with all its parts unfolded. */
export async function inspectMenu(page: Page): Promise<string[]> {
  await prepare(page);
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

/** Installs the inspection code in the page, and unfolds what is folded. */
async function prepare(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(axe);
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

async function accessibilityFaults(page: Page, rules: RunOptions): Promise<string[]> {
  return await page.evaluate(async (options) => {
    const { run } = Reflect.get(window, 'axe') as { run: (options: RunOptions) => Promise<AxeResults> };
    const { violations } = await run({ ...options, resultTypes: ['violations'] });
    // Returning the whole result, with every rule and its evidence, would take as long as finding it.
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, rules);
}
