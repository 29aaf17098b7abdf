import { printProblem } from '@scripts/kit/print-line';
import { checkOnWeb, type SignatureCheck } from '@scripts/release/signing/signature-check';
import { createMemory, type Trust } from '@scripts/release/signing/trust';
import { registryKey } from '@scripts/release/store-keys';
import { createEarlierSites } from './earlier-sites';
import { createKeptBytes } from './kept-bytes';
import { createLiveSite } from './live-site';
import type { SiteSource } from './site-source';
import { UnavailableError } from './site-source';
import { createVerifiedFiles } from './verified-files';

/** The files of a release store, wherever it is. */
export interface StoredFiles {
  get(key: string): Promise<Uint8Array | undefined>;
  /**
   * Changes whenever a file is replaced; undefined where there is none. Only stores have it that can detect
   * without waiting, as a directory can: then nothing that changed is served even once more.
   */
  stamp?(key: string): string | undefined;
}

/** What a source over a store reads. */
export interface StoreSourceOptions {
  readonly files: StoredFiles;
  readonly channel: string;
  /** How signatures are checked; default: as the web does. */
  readonly check?: SignatureCheck;
  /** Whom to believe; default: who comes first, for as long as this source lives. */
  readonly trust?: Trust | undefined;
  /** Bytes of files that are kept to be sent again. */
  readonly kept?: number;
  /** Receives what can't be read, once for each reason. */
  readonly log?: (line: string) => void;
  /** Milliseconds since some moment; for tests. */
  readonly now?: () => number;
}

/** Bytes of files that are kept where nothing else is said. */
export const KEPT = 64 * 1024 * 1024;

/** Milliseconds for which what a look found is taken to be so without another. */
export const FRESH = 1000;

/**
 * The site that a channel's pointer in a release store names. The pointer is read at most once a second, the
 * site's manifest when the pointer names another one. While either can't be read the site before continues
 * being served, which `log` receives once. `site` rejects only where there is no site before.
 */
export function createStoreSource({
  files,
  channel,
  check = checkOnWeb,
  trust = { anchors: new Map(), memory: createMemory() },
  kept: most = KEPT,
  log = printProblem,
  now = Date.now,
}: StoreSourceOptions): SiteSource {
  const kept = createKeptBytes(most);
  const pointer = registryKey(channel);
  const verified = createVerifiedFiles(files.get, log);
  const live = createLiveSite({ get: files.get, channel, check, trust, verified, log });
  let failure: UnavailableError | undefined;
  /** When or at which stamp the pointer was read last, whether or not it could be. */
  let looked: { readonly at: number; readonly stamp: string | undefined } | undefined;
  let complained = '';

  function isFresh(): boolean {
    if (!looked) return false;
    const isRecent = now() - looked.at < FRESH;
    if (!files.stamp || complained) return isRecent;
    return stampOfPointer() === looked.stamp;
  }

  /** What can't be looked at is looked for by reading, which says why it can't be. */
  function stampOfPointer(): string | undefined {
    try {
      return files.stamp?.(pointer);
    } catch {
      return undefined;
    }
  }

  return {
    earlier: createEarlierSites({
      get: files.get,
      channel,
      live: live.pointed,
      mustBeManifest: verified.mustBeManifest,
      log,
    }),
    async site() {
      const before = live.current();
      if (before && isFresh()) return before;
      if (failure && isFresh()) throw failure;
      const look = { at: now(), stamp: stampOfPointer() };
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
      looked = look;
      const site = live.current();
      if (site) return site;
      throw failure ?? new UnavailableError('There is no site');
    },
    async file(key) {
      if (key.startsWith('pages/')) {
        // Named by its content, it never changes.
        const known = kept.get(key);
        if (known) return known;
        const page = await verified.page(key);
        return page && kept.put(key, page);
      }
      const stamp = files.stamp?.(key);
      if (files.stamp && stamp === undefined) return undefined;
      const name = stamp === undefined ? key : `${key} ${stamp}`;
      const known = kept.get(name);
      if (known) return known;
      const content = await files.get(key);
      return content && kept.put(name, content);
    },
  };
}
