import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Returns the accessibility faults of the shown page, each with the elements it concerns. */
export async function accessibilityFaults(page: Page, rules: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe);
  return await page.evaluate(async (options) => {
    const { run } = Reflect.get(window, 'axe') as { run: (options: RunOptions) => Promise<AxeResults> };
    const { violations } = await run({ ...options, resultTypes: ['violations'] });
    // Returning the whole result, with every rule and its evidence, would take as long as finding it.
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, rules);
}
