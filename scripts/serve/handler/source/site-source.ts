import type { SiteConfig } from '@little-arches/contracts/config';
import type { StoredPage } from '@little-arches/release/model/site';

/** The source of a site for a handler: a directory, a bucket, or memory. */
export interface SiteSource {
  /** Returns the live site; the same object while the site stays the same. */
  site(): Promise<ServedSite>;
  /**
   * Reads a stored file by its key (`remote-store/1.0.0/routes.js`, `sites/<id>/store.html`, either followed by `.br`
   * or `.gz`); undefined when it doesn't exist.
   */
  file(key: string): Promise<Uint8Array | undefined>;
}

/** A site as served: its addresses and the keys of their contents, without the contents. */
export interface ServedSite {
  readonly id: string;
  readonly config: SiteConfig;
  /** Id of the composition in its pages. */
  readonly composition: string;
  readonly pages: readonly StoredPage[];
  /** Versions that open tabs must no longer mount. */
  readonly recalled?: readonly string[] | undefined;
  /** Key and sha256 of the licences of third-party content; absent in development. */
  readonly notices?: { readonly key: string; readonly content: string } | undefined;
}

/** The channels of a store. */
export interface Channels {
  /** The channel at the site's own address. */
  readonly main: SiteSource;
  /** Returns another channel by its name; undefined when it doesn't exist. */
  of(name: string): Promise<SiteSource | undefined>;
}

/** Thrown when no site can be shown at the moment. The throwing code has logged the reason. */
export class UnavailableError extends Error {
  override readonly name = 'UnavailableError';
}
