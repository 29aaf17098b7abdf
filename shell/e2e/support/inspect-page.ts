import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from './patience';
import { settled } from './settled';
import { DESKTOP } from './visit';

const axe = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

/** The narrowest screen that must do: 1280 pixels at a zoom of 400 %. */
export const NARROWEST = { width: 320, height: 640 };

/** Colours are all that the dark scheme changes; judging only them takes a fraction of the time. */
const COLOURS: RunOptions = { runOnly: ['color-contrast'] };

/** What is wrong with the page that is shown: at 320 pixels in light, and at 1280 the colours in dark. */
export async function inspectPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [viewport, colorScheme, rules] of [
    [NARROWEST, 'light', {}],
    [DESKTOP, 'dark', COLOURS],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    faults.push(...(await lastingFaults(page, rules)).map((fault) => `${fault} (${colorScheme})`));
  }
  return faults;
}

/** What is still wrong after a moment: a change of size or colours reaches the page in several steps. */
async function lastingFaults(page: Page, rules: RunOptions): Promise<string[]> {
  let faults: string[] = [];
  await eventually(async () => {
    faults = [...(await overflowOf(page)), ...(await accessibilityFaults(page, rules))];
    if (faults.length > 0) throw new Error(faults.join());
  }, 2000).catch(() => {});
  return faults;
}

async function overflowOf(page: Page): Promise<string[]> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { documentElement: root } = document;
    return { scrollWidth: root.scrollWidth, clientWidth: root.clientWidth };
  });
  return scrollWidth > clientWidth ? [`${scrollWidth} pixels wide in a window of ${clientWidth}`] : [];
}

async function accessibilityFaults(page: Page, rules: RunOptions): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate((options) => {
    const { run } = Reflect.get(window, 'axe') as { run: (options: RunOptions) => Promise<AxeResults> };
    return run({ ...options, resultTypes: ['violations'] });
  }, rules);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
