/** The parameter that holds the page's address where the host is a folder of files. */
const PAGE = 'page';

/**
 * Returns true when the host is a folder on any web server. Its one document can't be at each page's address, so
 * the page's address is in the query: `…/remote-store/?scenario=paid&page=/checkout-success`.
 */
export function isFolder(): boolean {
  return document.documentElement.dataset.host === 'folder';
}

/** Returns the page's address as a host at the root of its own server has it. */
export function shownAddress(): string {
  const { href } = window.location;
  if (!isFolder()) return href;
  const url = new URL(href);
  const shown = new URL(url.searchParams.get(PAGE) ?? '/', url.origin);
  for (const [name, value] of url.searchParams) if (name !== PAGE) shown.searchParams.set(name, value);
  return shown.href;
}

/** Returns the window's address that shows the page at this address. */
export function realAddress(shown: string): string {
  if (!isFolder()) return shown;
  const url = new URL(shown, window.location.origin);
  const own = new URLSearchParams();
  for (const [name, value] of [...url.searchParams])
    if (/^(?:scenario|with-.*)$/.test(name)) {
      own.set(name, value);
      url.searchParams.delete(name);
    }
  const page = url.pathname + url.search + url.hash;
  if (page !== '/') own.set(PAGE, page);
  return `${window.location.origin}${window.location.pathname}?${own}`;
}

/** Shows the current page in the window's address, without loading anything. */
export function replaceAddress(shown: string, target: Window = window): void {
  const state: unknown = isFolder() ? { shown: true } : target.history.state;
  target.history.replaceState(target === window ? state : null, '', realAddress(shown));
}
