import type { Page, Route } from 'playwright-core';

/** Does something before any call to `url` is answered: what the page finds out by itself comes after it. */
export async function holdingCalls(page: Page, url: string, act: () => Promise<void>): Promise<void> {
  let letGo = () => {};
  const done = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = async (route: Route) => {
    await done;
    await route.fallback();
  };
  await page.route(url, hold);
  try {
    await act();
  } finally {
    letGo();
    await page.unroute(url, hold);
  }
}
