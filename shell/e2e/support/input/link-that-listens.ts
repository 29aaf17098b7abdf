import type { Locator, Page } from 'playwright-core';

/** Returns the link to the products once the page listens for a pointer over it. */
export async function linkThatListens(page: Page): Promise<Locator> {
  // The script that listens is removed from the page after it has run.
  await page.waitForFunction(
    () =>
      performance.getEntriesByType('resource').some(({ name }) => /\/idle\./.test(name)) &&
      !document.querySelector('script[src*="/idle."]'),
  );
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' });
}
