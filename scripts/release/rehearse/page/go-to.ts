import type { Page } from 'playwright-core';
import type { State } from '../state';

/** The page at which states begin that are entered by a link: no remote renders a part of it. */
export const NEUTRAL = '/404';

/**
 * Navigates to a state: clicks a link to it where the page has one, else adds an entry to the history, which the router
 * handles in the same way. Returns a function that resolves with whether the neutral page is no longer shown: the
 * router keeps it in the document while it loads the next one.
 */
export async function goTo(
  page: Page,
  { pattern, path }: Pick<State, 'pattern' | 'path'>,
): Promise<() => Promise<boolean>> {
  const isNeutral = new URL(page.url()).pathname === NEUTRAL;
  const heading = isNeutral ? await page.$('main h1') : null;
  await page.evaluate(lead, { pattern, path });
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

/** Runs in the page. */
function lead({ pattern, path }: { pattern: string; path: string }): void {
  const parts = (text: string) => text.split('/').filter(Boolean);
  const wanted = parts(pattern);
  const fits = ({ pathname, search }: URL) => {
    const given = parts(pathname);
    const isSame =
      given.length === wanted.length && wanted.every((part, i) => part.startsWith(':') || part === given[i]);
    return isSame && (path.includes('?') ? path === pathname + search : search === '');
  };
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => {
    const url = new URL(one.href);
    return url.origin === location.origin && !one.target && fits(url) && url.pathname !== location.pathname;
  });
  if (link && (pattern.includes(':') ? path.endsWith('/-') : link.getAttribute('href') === path)) {
    link.click();
    return;
  }
  const index = Number((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
  history.pushState({ usr: null, key: `rehearsal-${index}`, idx: index }, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}
