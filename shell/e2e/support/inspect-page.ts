import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { eventually } from './patience';
import { settled } from './settled';
import { DESKTOP } from './visit';

const axe = readFileSync(createRequire(path.resolve('package.json')).resolve('axe-core/axe.min.js'), 'utf8');

/** The narrowest screen that must do: 1280 pixels at a zoom of 400 %. */
export const NARROWEST = { width: 320, height: 640 };

/** What is wrong with the page that is shown: at 320 pixels in light, at 1280 in dark. */
export async function inspectPage(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const [viewport, colorScheme] of [
    [NARROWEST, 'light'],
    [DESKTOP, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    await painted(page, viewport.width, colorScheme);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (overflow > 0) faults.push(`${overflow} pixels too wide at ${viewport.width}`);
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${fault} (${colorScheme})`));
  }
  return faults;
}

/** Waits until a change of size or colours has reached the page and is painted: it takes a few frames. */
async function painted(page: Page, width: number, colorScheme: string): Promise<void> {
  await eventually(async () => {
    const there = await page.evaluate(
      async ([wantedWidth, scheme]) => {
        const isThere = () =>
          innerWidth === wantedWidth && matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
        const before = isThere();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        return before && isThere();
      },
      [width, colorScheme] as const,
    );
    expect(there).toBe(true);
  });
}

async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => {
    const { run } = Reflect.get(window, 'axe') as { run: () => Promise<AxeResults> };
    return run();
  });
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
