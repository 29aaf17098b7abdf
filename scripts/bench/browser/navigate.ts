import type { Browser, Page } from 'playwright-core';
import { quiet, throttle } from './visit';

/** How the link is met: followed at once, or pointed at until what that fetches is there. */
export type Approach = 'at once' | 'after hover';

/** Milliseconds that a visitor's page may take to stand still, and a followed link to show its page. */
const PATIENCE = 30_000;

/**
 * Milliseconds from the click on a link of the home page, with an empty cache but for that page, until the first
 * heading of the page it leads to is painted. `slowdown` is that of the machine.
 */
export async function navigate(
  browser: Browser,
  origin: string,
  link: { readonly path: string; readonly remote: string },
  approach: Approach,
  slowdown: number,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 823 } });
  try {
    const page = await context.newPage();
    await throttle(page, slowdown);
    await page.goto(origin, { waitUntil: 'load', timeout: PATIENCE });
    await quiet(page);
    const place = page.locator(`header nav[aria-label=Main] a[href="${link.path}"]`);
    if (approach === 'after hover') {
      await place.hover({ timeout: PATIENCE });
      await quiet(page);
    }
    return await followed(page, link);
  } finally {
    await context.close();
  }
}

/** Plain text, so that no helper of the TypeScript loader is looked for in the page. */
async function followed(page: Page, { path, remote }: { path: string; remote: string }): Promise<number> {
  const found: unknown = await page.evaluate(`new Promise((resolve, reject) => {
    const shown = () => document.querySelector('main [data-remote="${remote}"] h1');
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!shown()) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(reject, ${PATIENCE}, new Error('${path} was not shown'));
    document.querySelector('header nav[aria-label=Main] a[href="${path}"]').click();
  })`);
  return Number(found);
}
