import { createHash } from 'node:crypto';
import { type Compression, compress, type Effort } from '@scripts/kit/http/compression';
import { pageKey } from '@scripts/release/store-keys';
import type { ComposedSite } from 'shared-contracts/formats/site';
import { createKeptBytes } from '../handler/source/kept-bytes';
import type { ServedSite, SiteSource } from '../handler/source/site-source';
import { createDirectoryFiles } from './directory-files';
import { oncePerTurn } from './once-per-turn';

/** Bytes of files and of what was compressed that are kept to be sent again. */
const KEPT = 64 * 1024 * 1024;

/** A composed site that is in memory as a whole. */
interface HeldSite {
  readonly composed: ComposedSite;
  readonly served: ServedSite;
  /** Pages and notices by key. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * The composed site that `site` returns at the moment, with the files of releases in the directory
 * `releases`. What is not stored compressed is compressed once, when it is first requested.
 */
export function createComposedSiteSource(site: () => ComposedSite, releases: string): SiteSource {
  const stored = createDirectoryFiles(releases);
  const kept = createKeptBytes(KEPT);
  const compressing = new Map<string, Promise<Uint8Array>>();
  let held: HeldSite | undefined;
  /** Who asked for a page just before it was replaced still gets it. */
  let earlier: HeldSite | undefined;

  const live = oncePerTurn(site);

  /** A page or the notices, as they are or compressed. */
  async function fileInMemory(key: string): Promise<Uint8Array | undefined> {
    const { plain, coding } = partsOf(key);
    const bytes = held?.files.get(plain) ?? earlier?.files.get(plain);
    return bytes && coding ? await compressed(key, bytes, coding, 'quickly') : bytes;
  }

  async function storedFile(key: string): Promise<Uint8Array | undefined> {
    // Asked each time: the store is the truth, also when a file is gone or was replaced.
    const stamp = stored.stamp(key);
    if (stamp === undefined) return undefined;
    const name = `${key} ${stamp}`;
    const known = kept.get(name);
    if (known) return known;
    const content = await stored.get(key);
    return content && kept.put(name, content);
  }

  /** A stored file that no release compressed. */
  async function compressedHere(key: string): Promise<Uint8Array | undefined> {
    const { plain, coding } = partsOf(key);
    const bytes = coding && (await storedFile(plain));
    return bytes && (await compressed(`${key} ${stored.stamp(plain)}`, bytes, coding, 'thoroughly'));
  }

  async function compressed(
    name: string,
    bytes: Uint8Array,
    coding: Compression,
    effort: Effort,
  ): Promise<Uint8Array> {
    const known = kept.get(name);
    if (known) return known;
    // Once for all who ask meanwhile.
    const result = compressing.get(name) ?? compress(Buffer.from(bytes), effort, coding);
    compressing.set(name, result);
    try {
      return kept.put(name, await result);
    } finally {
      compressing.delete(name);
    }
  }

  return {
    async site() {
      const composed = live('');
      if (held?.composed !== composed) {
        earlier = held;
        held = holdSite(composed);
      }
      return held.served;
    },
    async file(key) {
      return (await fileInMemory(key)) ?? (await storedFile(key)) ?? (await compressedHere(key));
    },
  };
}

/** What a key names: a file, or that file in a coding. */
function partsOf(key: string): { readonly plain: string; readonly coding?: Compression } {
  if (key.endsWith('.br')) return { plain: key.slice(0, -3), coding: 'br' };
  if (key.endsWith('.gz')) return { plain: key.slice(0, -3), coding: 'gzip' };
  return { plain: key };
}

function holdSite(composed: ComposedSite): HeldSite {
  const { composition, config, pages, notices, recalled } = composed;
  const files = new Map<string, Buffer>();
  const served = pages.map(({ html, ...page }) => {
    const bytes = Buffer.from(html);
    const content = createHash('sha256').update(bytes).digest('hex');
    files.set(pageKey(content), bytes);
    return { ...page, content };
  });
  const noticesKey = 'notices.txt';
  if (notices !== undefined) files.set(noticesKey, Buffer.from(notices));
  return {
    composed,
    files,
    served: {
      id: composition.id,
      config,
      composition: composition.id,
      pages: served,
      ...(recalled && { recalled }),
      ...(notices !== undefined && { notices: noticesKey }),
    },
  };
}
