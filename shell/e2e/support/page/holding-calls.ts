import type { Page, Route } from 'playwright-core';

/** Runs `act` before any call to `url` is answered, so that what the page finds out by itself comes afterwards. */
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
