import type { Page } from 'playwright-core';

/** Marks the document that a page shows now. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void Reflect.set(window, 'marked', true));
}

/** Returns true when the page still shows the marked document. */
export async function isMarked(page: Page): Promise<boolean> {
  return await page.evaluate(() => Reflect.has(window, 'marked'));
}
