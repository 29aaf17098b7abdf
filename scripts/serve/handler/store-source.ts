import { manifestKey, registryKey } from '@scripts/release/store/keys';
import { createKeptBytes } from './kept-bytes';
import type { ServedSite, SiteSource } from './site-source';
import { parsePointer, parseServedSite } from './stored-site';

/** The files of a release store, wherever it is. */
export interface StoredFiles {
  get(key: string): Promise<Uint8Array | undefined>;
  /**
   * Changes whenever a file is replaced; undefined where there is none. Only stores have it that can tell without
   * waiting, as a directory can: then nothing that changed is served even once more.
   */
  stamp?(key: string): string | undefined;
}

/** What a source over a store reads. */
export interface StoreSourceOptions {
  readonly files: StoredFiles;
  readonly channel: string;
  /** Bytes of files that are kept to be sent again. */
  readonly kept?: number;
  /** Hears what can't be read, once for each reason. */
  readonly log?: (line: string) => void;
  /** Milliseconds since some moment; for tests. */
  readonly now?: () => number;
}

const KEPT = 64 * 1024 * 1024;

/** Milliseconds for which what the pointer named is taken for live without a look. */
const FRESH = 1000;

/**
 * The site that a channel's pointer in a release store names. The pointer is read at most once a second, the
 * site's manifest when the pointer names another one. While either can't be read the site before goes on being
 * served, which `log` hears once. `site` rejects only where there is no site before.
 */
export function createStoreSource({
  files,
  channel,
  kept: most = KEPT,
  log = console.error,
  now = Date.now,
}: StoreSourceOptions): SiteSource {
  const kept = createKeptBytes(most);
  const pointer = registryKey(channel);
  let live: ServedSite | undefined;
  /** When or at which stamp the pointer was read last, whether or not it could be. */
  let looked: { readonly at: number; readonly stamp: string | undefined } | undefined;
  let complained = '';

  function isFresh(): boolean {
    if (!looked) return false;
    const isRecent = now() - looked.at < FRESH;
    if (!files.stamp || complained) return isRecent;
    return files.stamp(pointer) === looked.stamp;
  }

  async function readLive(): Promise<ServedSite> {
    const stored = await files.get(pointer);
    if (!stored) throw new Error(`There is no ${pointer}: nothing was released to '${channel}' yet.`);
    const id = parsePointer(textOf(stored), pointer);
    if (live?.id === id) return live;
    const key = manifestKey(id);
    const manifest = await files.get(key);
    if (!manifest) throw new Error(`There is no ${key}, which ${pointer} names.`);
    return parseServedSite(id, textOf(manifest), key, log);
  }

  return {
    async site() {
      if (live && isFresh()) return live;
      const look = { at: now(), stamp: files.stamp?.(pointer) };
      try {
        live = await readLive();
        complained = '';
      } catch (error) {
        if (!live) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== complained) log(`The site before goes on being served: ${reason}`);
        complained = reason;
      }
      looked = look;
      return live;
    },
    async file(key) {
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

const decoder = new TextDecoder();

function textOf(content: Uint8Array): string {
  return decoder.decode(content);
}
