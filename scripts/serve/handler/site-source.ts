import type { SiteConfig } from 'shared-contracts/config';
import type { StyleSource } from 'shared-contracts/formats/site';

/** Where a handler finds the site: a directory, a bucket, or memory. */
export interface SiteSource {
  /** The site that is live now; the same object for as long as it is the same site. */
  site(): Promise<ServedSite>;
  /**
   * A stored file by its key (`remote-store/1.0.0/routes.js`, `pages/<sha256>.html`, either with `.br` or `.gz`
   * behind); undefined where there is none.
   */
  file(key: string): Promise<Uint8Array | undefined>;
}

/** A site as it is served: what answers which address, without the content itself. */
export interface ServedSite {
  readonly id: string;
  readonly config: SiteConfig;
  /** Id of the composition that its pages carry. */
  readonly composition: string;
  readonly pages: readonly ServedPage[];
  /** Key of the licences of what it holds of others; absent in development. */
  readonly notices?: string | undefined;
}

/** A page of a site. */
export interface ServedPage {
  /** The path or the route pattern it serves. */
  readonly pattern: string;
  readonly status: 200 | 404;
  /** SHA-256 of its HTML in hexadecimal digits: the HTML is under `pageKey` of it. */
  readonly content: string;
  /** What its policy allows besides files: the styles written into it. Absent where they are linked. */
  readonly style?: StyleSource | undefined;
  /** Whether search engines may list it. */
  readonly listed: boolean;
  /** The package it belongs to; absent in development. */
  readonly owner?: string | undefined;
}

/** The key of a page's HTML. */
export function pageKey(content: string): string {
  return `pages/${content}.html`;
}
