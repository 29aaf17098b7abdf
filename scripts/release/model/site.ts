import { laterPaths } from '@little-arches/build/model/extras';
import type { PublishedLaterPaths } from '@little-arches/build/model/published-version';
import { parseConfig, type SiteConfig } from '@little-arches/contracts/config';
import {
  type Composition,
  parseComposition,
  parseItem,
  parseItems,
  parseStored,
  type Unreadable,
} from '@little-arches/contracts/formats';
import * as v from 'valibot';

/** The newest format that this module reads, and the one that `storedManifest` writes. */
export const SITE_FORMAT = 3;

/** A composed site, independent of how its pages are stored. */
interface Site<Page extends SitePage> {
  readonly composition: Composition;
  readonly config: SiteConfig;
  readonly pages: readonly Page[];
  /** Pages that could not be rendered in Node, with the reason. */
  readonly unrendered: readonly UnrenderedPage[];
  /** Versions that open tabs must not mount any more, as in `/composition.json`; undefined without any. */
  readonly recalled?: readonly string[] | undefined;
}

/** A composed site with its pages in memory. */
export interface ComposedSite extends Site<ComposedPage> {
  /** Licences of the site's third-party code, as one text; undefined in development. */
  readonly notices?: string | undefined;
}

/** A composed site as stored in a folder of its own: its pages are files there. */
export interface SiteManifest extends Site<StoredPage> {
  /** Name of its folder: the sha256 of the manifest, hexadecimal. */
  readonly id: string;
  /** Hash of the text of the licences, as in `StoredPage.content`. */
  readonly notices?: string | undefined;
  /** Pages that could not be read and are not served; undefined without any. */
  readonly unreadable?: readonly Unreadable[];
}

/**
 * A page of a site without its HTML. `pattern` is the path or address pattern that it serves. A pattern may have a
 * second page with status 404, for paths without content.
 */
export interface SitePage {
  readonly pattern: string;
  readonly status: 200 | 404;
  /** Which paths of a pattern exist besides those with a page; all others get the page with status 404. */
  readonly laterPaths?: PublishedLaterPaths | undefined;
  /** Source of the page's inlined styles for its policy; undefined when the styles are linked. */
  readonly style?: StyleSource | undefined;
  /** Whether search engines may list the page; only pages with a fixed address may be listed. */
  readonly listed: boolean;
  /** The package that owns the page; undefined in development. */
  readonly owner?: string | undefined;
  /** Id of the page's composition when it is an earlier one, because the page could not be rendered now. */
  readonly composition?: string | undefined;
}

export interface ComposedPage extends SitePage {
  readonly html: string;
}

/** A composed page whose HTML is a file in the site's folder. */
export interface StoredPage extends SitePage {
  /** Path in the folder, with a leading `/`. */
  readonly file: string;
  /** sha256 of the HTML, hexadecimal. */
  readonly content: string;
  readonly coded?: CodedHashes | undefined;
}

/** sha256 of the compressed forms beside a file, hexadecimal. */
export interface CodedHashes {
  readonly br: string;
  readonly gz: string;
}

/** Source in a content security policy that allows one inline style: 'sha256-…', with its quotes. */
export type StyleSource = `'sha256-${string}'`;

/** A page, or a whole package, that could not be rendered in Node. */
export interface UnrenderedPage {
  readonly path: string;
  readonly reason: string;
  readonly owner: string;
  /** The remote whose slot in the page failed; the page itself was rendered without it. */
  readonly filler?: string | undefined;
}

const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/, 'It is no sha256 hash'));
const coded = v.optional(v.object({ br: sha256, gz: sha256 }));

const pageSchema = v.object({
  pattern: v.pipe(v.string(), v.startsWith('/')),
  status: v.picklist([200, 404]),
  file: v.pipe(v.string(), v.regex(/^(\/\w[\w.-]*)+\.html$/, 'It is no file of a page')),
  content: sha256,
  coded,
  // The value becomes part of a header.
  style: v.optional(
    v.custom<StyleSource>(
      (value) => typeof value === 'string' && /^'sha256-[A-Za-z0-9+/]{43}='$/.test(value),
      'It names no inline style',
    ),
  ),
  listed: v.boolean(),
  owner: v.optional(v.string()),
  composition: v.optional(v.string()),
  // Without it the browser decides.
  laterPaths: v.fallback(v.optional(laterPaths), undefined),
});

const manifestSchema = v.object({
  composition: v.unknown(),
  config: v.unknown(),
  pages: v.array(v.unknown()),
  unrendered: v.array(
    v.object({
      path: v.string(),
      reason: v.string(),
      owner: v.string(),
      filler: v.optional(v.string()),
    }),
  ),
  notices: v.optional(sha256),
  recalled: v.fallback(v.optional(v.array(v.string())), undefined),
});

/**
 * Parses a site's manifest, page by page: unreadable pages are in `unreadable`. Throws an Error that states the
 * problem when the manifest itself is unreadable.
 */
export function parseManifest(value: unknown, where: string): Omit<SiteManifest, 'id'> {
  const about = { what: where, format: SITE_FORMAT, reader: 'this checkout' };
  const { composition, config, pages, ...site } = parseStored(manifestSchema, value, about);
  const read = parseItems((item) => parseItem(pageSchema, item), pages, 'pages');
  return {
    ...site,
    composition: parseComposition(composition),
    config: parseConfig(config),
    pages: read.items,
    ...(read.unreadable.length > 0 && { unreadable: read.unreadable }),
  };
}

/** Returns a manifest in its stored format. */
export function storedManifest({ unreadable: _, ...site }: Omit<SiteManifest, 'id'>): unknown {
  return { format: SITE_FORMAT, ...site };
}
