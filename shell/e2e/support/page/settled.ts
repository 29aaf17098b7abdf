import type { Page } from 'playwright-core';

/** Waits until a page shows its heading and nothing in it is loading. */
export async function settled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).first().waitFor();
  await main
    .getByText(/^(Loading|Looking)/)
    .first()
    .waitFor({ state: 'hidden' });
}

/**
 * Waits as `settled` does after a navigation within the site, which ends with the focus on the heading; a key
 * pressed earlier is lost.
 */
export async function arrived(page: Page): Promise<void> {
  await page.locator('h1:focus').waitFor();
  await settled(page);
}

/** Waits until React has hydrated the page: it adds keys of its own to the elements. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactProps'));
  });
}
