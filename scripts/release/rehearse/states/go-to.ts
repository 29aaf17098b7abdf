import type { Page } from 'playwright-core';
import type { State } from './state';

/**
 * Navigates a page to a state: clicks a link if the page has one, otherwise adds a history entry, which the router
 * handles in the same way.
 */
export async function goTo(page: Page, { pattern, path }: Pick<State, 'pattern' | 'path'>): Promise<void> {
  await page.evaluate(lead, { pattern, path });
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
