import { printProblem } from '@little-arches/kit/print-line';
import { createKeptBytes } from './kept-bytes';
import { createLiveSite } from './live-site';
import type { SiteSource } from './site-source';
import { UnavailableError } from './site-source';
import { createVerifiedFiles } from './verified-files';

/** The files of a release store, in any location. */
export interface StoredFiles {
  get(key: string): Promise<Uint8Array | undefined>;
  /** True when reading is cheap, as from a directory; then each request reads again. */
  readonly isNear?: boolean;
}

/** Options of a source over a store. */
export interface StoreSourceOptions {
  readonly files: StoredFiles;
  readonly channel: string;
  /** Bytes of files to cache. */
  readonly kept?: number;
  /** Receives read failures, once for each reason. */
  readonly log?: (line: string) => void;
  /** Returns the current time in milliseconds; replaced in tests. */
  readonly now?: () => number;
}

/** Default bytes of files to cache. */
export const KEPT = 64 * 1024 * 1024;

/** Milliseconds for which a read pointer is reused. */
export const FRESH = 1000;

/**
 * Creates the source of the site that a channel's pointer in a release store names. Reads a bucket's pointer at
 * most once a second, and the site's manifest when the pointer names another one. While either can't be read, the
 * previous site is served, and `log` receives one line. `site` rejects only without a previous site.
 */
export function createStoreSource({
  files,
  channel,
  kept: most = KEPT,
  log = printProblem,
  now = Date.now,
}: StoreSourceOptions): SiteSource {
  const kept = createKeptBytes(most);
  const verified = createVerifiedFiles(files.get, log);
  const live = createLiveSite({ get: files.get, channel, verified, log });
  let failure: UnavailableError | undefined;
  /** Time of the last read of the pointer, whether or not it succeeded. */
  let looked: number | undefined;
  let complained = '';

  function isFresh(): boolean {
    if (looked === undefined || (files.isNear && !complained)) return false;
    return now() - looked < FRESH;
  }

  return {
    async site() {
      const before = live.current();
      if (before && isFresh()) return before;
      if (failure && isFresh()) throw failure;
      const at = now();
      try {
        await live.read();
        complained = '';
        failure = undefined;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        const site = live.current();
        if (reason !== complained)
          log(
            site ? `The site before goes on being served: ${reason}` : `There is no site to serve: ${reason}`,
          );
        complained = reason;
        if (!site) failure = new UnavailableError(reason);
      }
      looked = at;
      const site = live.current();
      if (site) return site;
      throw failure ?? new UnavailableError('There is no site');
    },
    async file(key) {
      // The id of a site says its content, so it never changes.
      const isPage = key.startsWith('sites/');
      if (files.isNear && !isPage) return await files.get(key);
      const known = kept.get(key);
      if (known) return known;
      const content = isPage ? await verified.page(key) : await files.get(key);
      return content && kept.put(key, content);
    },
  };
}
