import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition, QaComposition } from '@little-arches/contracts/formats/page';
import type { Registry } from '@little-arches/release/model/registry';
import type { StoredPage } from '@little-arches/release/model/site';

/** The source of a site for a handler: a directory, a bucket, or memory. */
export interface SiteSource {
  /** Returns the live site; the same object while the site stays the same. */
  site(): Promise<ServedSite>;
  /**
   * Reads a stored file by its key (`remote-store/1.0.0/routes.js`, `pages/<sha256>.html`, either followed by `.br`
   * or `.gz`); undefined when it doesn't exist.
   */
  file(key: string): Promise<Uint8Array | undefined>;
  /** Absent without stored sites. */
  readonly earlier?: EarlierSites;
}

/** Access to the earlier sites of a channel. */
export interface EarlierSites {
  /** Returns the compositions of the channel, newest first. */
  compositions(): Promise<readonly QaComposition[]>;
  /** Returns an earlier site by its id; undefined when there is none that its owners signed. */
  site(id: string): Promise<ServedSite | undefined>;
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
  /** Key of the licences of third-party content; absent in development. */
  readonly notices?: string | undefined;
  /** The site for a share of the visitors; absent when all get this one. */
  readonly canary?: ServedCanary | undefined;
  /** Data for pages with overrides; absent when the channel allows none. */
  readonly overridable?: (() => Overridable) | undefined;
}

/** A site for a share of the visitors. */
export interface ServedCanary {
  /** The new version: `remote-store/1.4.0`. */
  readonly version: string;
  /** Share of the visitors in percent. */
  readonly share: number;
  /** True when cookies are for https only. */
  readonly isSecure: boolean;
  readonly site: ServedSite;
}

/** The whole composition of a site, and the versions that its channel lists. */
export interface Overridable {
  readonly composition: Composition;
  readonly registry: Registry;
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
