import type { Page } from 'playwright-core';

/** Returns the page's address without the origin. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
