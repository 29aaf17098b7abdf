import { findAddress } from '@little-arches/contracts/routes';
import { matchPath } from 'react-router-dom';
import type { Shell } from '../start/shell';
import { hasOwnDocument } from './own-document';

/** The parts of the shell that prefetching needs. */
export type PrefetchParts = Pick<
  Shell,
  'index' | 'loadAhead' | 'fetchPageFiles' | 'loadRecalls' | 'hostFor' | 'prefetched' | 'ownDocument'
>;

/**
 * Loads the files of the page at `url` before it is visited: entry, chunks and styles, and the data of a public
 * page, unless the link was `followed` before the data was requested. Mounts nothing and reports no failure: the
 * visit tries again and reports.
 */
export async function prefetchPage(
  shell: PrefetchParts,
  { href, pathname, search }: URL,
  followed: AbortSignal,
): Promise<void> {
  try {
    const remote = await shell.index.ownerOf(pathname);
    if (!remote) return;
    const isElsewhere = shell.ownDocument.endsFor(pathname, remote);
    if (isElsewhere && !hasOwnDocument(pathname)) return;
    shell.fetchPageFiles(remote, pathname);
    if (isElsewhere) return;
    // A remote is mounted only after this answer.
    void shell.loadRecalls().then((recalls) => recalls?.ask());
    const loaded = await shell.loadAhead(remote);
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
    if (!loader || (page.access ?? 'anyone') !== 'anyone' || shell.prefetched.has(route, address)) return;
    const visit = {
      host: shell.hostFor(loaded),
      request: new Request(href),
      params: matchPath(page.path, pathname)?.params ?? {},
    };
    shell.prefetched.put(route, address, new Promise((resolve) => resolve(loader(visit))));
  } catch {
    // Ignored: the visit tries again and reports.
  }
}
