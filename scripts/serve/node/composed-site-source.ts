import { createHash } from 'node:crypto';
import { compress } from '@little-arches/kit/http/compression';
import type { ComposedSite } from '@little-arches/release/model/site';
import { noticesKey, siteFileKey } from '@little-arches/release/store/store-keys';
import { createKeptBytes } from '../handler/source/kept-bytes';
import type { ServedSite, SiteSource } from '../handler/source/site-source';
import { createDirectoryFiles } from './directory-source';

/** Bytes of compressed contents that are cached. */
const KEPT = 64 * 1024 * 1024;

/** A composed site that is completely in memory. */
interface HeldSite {
  readonly composed: ComposedSite;
  readonly served: ServedSite;
  /** Pages and notices by key. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Creates a source of the composed site that `site` currently returns, with the files of releases in the directory
 * `releases`. Compresses files that are not stored compressed when a browser first loads them.
 */
export function createComposedSiteSource(site: () => ComposedSite, releases: string): SiteSource {
  const stored = createDirectoryFiles(releases);
  const kept = createKeptBytes(KEPT);
  let held: HeldSite | undefined;
  /** The previous site, so that a page requested just before a change is still answered. */
  let earlier: HeldSite | undefined;

  const inMemory = (key: string) => held?.files.get(key) ?? earlier?.files.get(key);

  async function compressed(key: string): Promise<Uint8Array | undefined> {
    const [, plain, ending] = /^(.*)\.(br|gz)$/.exec(key) ?? [];
    if (plain === undefined) return undefined;
    const page = inMemory(plain);
    const bytes = page ?? (await stored.get(plain));
    if (!bytes) return undefined;
    const name = `${ending} ${createHash('sha256').update(bytes).digest('hex')}`;
    const known = kept.get(name);
    if (known) return known;
    const coding = ending === 'br' ? 'br' : 'gzip';
    return kept.put(name, await compress(Buffer.from(bytes), page ? 'quickly' : 'thoroughly', coding));
  }

  return {
    async site() {
      const composed = site();
      if (held?.composed !== composed) {
        earlier = held;
        held = holdSite(composed);
      }
      return held.served;
    },
    async file(key) {
      return inMemory(key) ?? (await stored.get(key)) ?? (await compressed(key));
    },
  };
}

function holdSite(composed: ComposedSite): HeldSite {
  const { composition, config, pages, notices, recalled } = composed;
  const files = new Map<string, Buffer>();
  const served = pages.map(({ html, ...page }) => {
    const bytes = Buffer.from(html);
    const content = createHash('sha256').update(bytes).digest('hex');
    // Named by its content, because a request may still be for the page before a change.
    const file = `/${content}.html`;
    files.set(siteFileKey(composition.id, file), bytes);
    return { ...page, file, content };
  });
  const key = noticesKey(composition.id);
  if (notices !== undefined) files.set(key, Buffer.from(notices));
  return {
    composed,
    files,
    served: {
      id: composition.id,
      config,
      composition: composition.id,
      pages: served,
      ...(recalled && { recalled }),
      ...(notices !== undefined && { notices: { key, content: '' } }),
    },
  };
}
