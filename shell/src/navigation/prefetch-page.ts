import { findAddress } from '@little-arches/contracts/routes';
import { matchPath } from 'react-router-dom';
import type { Loading } from '../federation/loading';
import type { FrameContext } from '../start/contexts';
import { hasOwnDocument } from './own-document';

/**
 * Loads the files of the page at `url` before it is visited: entry, chunks and styles, and the data of a public
 * page, unless the link was `followed` before the data was requested. Mounts nothing and reports no failure: the
 * visit tries again and reports.
 */
export async function prefetchPage(
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
