import { parseUrl } from '@little-arches/contracts/platform';
import { findAddress } from '@little-arches/contracts/routes';
import { matchPath } from 'react-router-dom';
import type { Loading } from '../federation/loading';
import type { FrameContext } from '../start/contexts';
import { hasOwnDocument } from './own-document';

/** Milliseconds of pointing at a link, or focusing it, before its page is prefetched. */
const INTENT = 65;

/** Prefetches the pages of links that a visitor points at, touches or focuses. */
export function prefetchLinks(loading: Loading, frame: FrameContext): void {
  // The first navigation requests the recalls; loads their code before.
  import(/* webpackChunkName: "recalls" */ '../federation/recalls').catch(() => {});
  let timer: ReturnType<typeof setTimeout> | undefined;
  let followed = new AbortController();

  function consider({ target }: Event, wait: number): void {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    const url = link && pageOf(link);
    if (url && !wantsLess())
      timer = setTimeout(() => void prefetchPage(loading, frame, url, followed.signal), wait);
  }

  // A click on a link focuses it first. The visit then reads what was not read before, so nothing is read
  // twice.
  function leaveToVisit(): void {
    clearTimeout(timer);
    followed.abort();
    followed = new AbortController();
  }

  document.addEventListener('click', leaveToVisit, { capture: true });
  document.addEventListener('mouseover', (event) => consider(event, INTENT));
  document.addEventListener('focusin', (event) => consider(event, INTENT));
  document.addEventListener('touchstart', (event) => consider(event, 0), { passive: true });
}

/** Returns the page of this site that a link leads to; undefined for other links and for the shown page. */
function pageOf({ href, target, download }: HTMLAnchorElement): URL | undefined {
  const { origin, pathname } = window.location;
  const url = parseUrl(href);
  const opensHere = (target === '' || target === '_self') && download === '';
  return opensHere && url?.origin === origin && url.pathname !== pathname ? url : undefined;
}

/** Returns true when the browser is set to save data. */
function wantsLess(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}

/**
 * Loads the files of the page at `url` before it is visited: entry, chunks and styles, and the data of a public
 * page, unless the link was `followed` before the data was requested. Mounts nothing and reports no failure: the
 * visit tries again and reports.
 */
async function prefetchPage(
  loading: Loading,
  { hostFor }: FrameContext,
  { href, pathname, search }: URL,
  followed: AbortSignal,
): Promise<void> {
  try {
    const remote = await loading.index.ownerOf(pathname);
    if (!remote) return;
    const isElsewhere = loading.ownDocument.endsFor(pathname, remote);
    if (isElsewhere && !hasOwnDocument(pathname)) return;
    loading.fetchPageFiles(remote, pathname);
    if (isElsewhere) return;
    // A remote is mounted only after this answer.
    void loading.loadRecalls().then((recalls) => recalls?.ask());
    const loaded = await loading.loadAhead(remote);
    const pages = Object.entries(loaded?.definition.pages ?? {});
    const pattern = findAddress(
      pages.map(([, { path }]) => path),
      pathname,
    );
    const [name, page] = pages.find(([, { path }]) => path === pattern) ?? [];
    if (!loaded || !page) return;
    const { loader } = await page.load();
    if (followed.aborted) return;
    const [route, address] = [`${remote.name}:${name}`, pathname + search];
    // Personal data is read during the visit, for the person who is signed in then.
    if (!loader || (page.access ?? 'anyone') !== 'anyone' || loading.prefetched.has(route, address)) return;
    const visit = {
      host: hostFor(loaded),
      request: new Request(href),
      params: matchPath(page.path, pathname)?.params ?? {},
    };
    loading.prefetched.put(route, address, new Promise((resolve) => resolve(loader(visit))));
  } catch {
    // Ignored: the visit tries again and reports.
  }
}
