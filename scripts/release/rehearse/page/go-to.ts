import type { Page } from 'playwright-core';

/** The page at which scenarios begin: no remote renders a part of it. */
export const NEUTRAL = '/404';

/**
 * Navigates from the neutral page to a path as the router does for a link. Returns a function that resolves with
 * whether the neutral page is no longer shown: the router keeps it in the document while it loads the next one.
 */
export async function goTo(page: Page, path: string): Promise<() => Promise<boolean>> {
  const heading = await page.$('main h1');
  await page.evaluate((to) => {
    history.pushState({ usr: null, key: 'rehearsal', idx: 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  return async () => !(await heading?.evaluate(({ isConnected }) => isConnected));
}

/** Presses the shell's button of a panel. Returns whether there is one. */
export async function pressPanel(page: Page, panel: string): Promise<boolean> {
  return await page.evaluate((name) => {
    const button = document.querySelector<HTMLElement>(`[data-panel="${name}"]`);
    button?.click();
    return button !== null;
  }, panel);
}
