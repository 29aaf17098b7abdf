import * as v from 'valibot';
import { parseConfig, type SiteConfig } from '../config';
import { type Composition, parseComposition } from './composition';
import { parseItem, parseItems, parseStored } from './reading/parse-stored';
import type { Unreadable } from './unreadable';

/** The newest format that this module reads, and what `storedSite` writes. */
export const SITE_FORMAT = 1;

/** A composed site, as web servers serve it. */
export interface ComposedSite {
  readonly composition: Composition;
  readonly config: SiteConfig;
  readonly pages: readonly ComposedPage[];
  /** Pages that could not be rendered in Node and are rendered in the browser instead, with the reason. */
  readonly unrendered: readonly UnrenderedPage[];
  /** The licences of what it holds of others, as one text; absent in development. */
  readonly notices?: string | undefined;
  /** Tag of the registry it was composed from; absent in development. */
  readonly registry?: string | undefined;
  /** Pages that were replaced last, by package, so that a rollback has nothing to render. */
  readonly earlier?: Readonly<Record<string, KeptPages>> | undefined;
  /** Pages that could not be read: nobody is served them. Absent where there are none. */
  readonly unreadable?: readonly Unreadable[];
}

/** A composed page: the path or the address pattern it serves, and its HTML. */
export interface ComposedPage {
  readonly pattern: string;
  readonly status: 200 | 404;
  readonly html: string;
  /** What its policy allows besides files: the styles written into it. Absent where they are linked. */
  readonly style?: StyleSource | undefined;
  /** Whether search engines may list it; only pages with an address of their own. */
  readonly listed: boolean;
  /** The package it belongs to; absent in development. */
  readonly owner?: string | undefined;
}

/** What a content security policy names to allow one inline style: 'sha256-…', with its quotes. */
export type StyleSource = `'sha256-${string}'`;

/** A page, or a whole package, that could not be rendered in Node. */
export interface UnrenderedPage {
  readonly path: string;
  readonly reason: string;
  readonly owner: string;
}

/** Rendered pages of one package, and which versions they were rendered with. */
export interface KeptPages {
  readonly versions: string;
  readonly pages: readonly ComposedPage[];
}

const pageSchema = v.object({
  pattern: v.pipe(v.string(), v.startsWith('/')),
  status: v.picklist([200, 404]),
  html: v.string(),
  // It is written into a header, between others.
  style: v.optional(
    v.custom<StyleSource>(
      (value) => typeof value === 'string' && /^'sha256-[A-Za-z0-9+/]{43}='$/.test(value),
      'It names no inline style',
    ),
  ),
  listed: v.boolean(),
  owner: v.optional(v.string()),
});

const siteSchema = v.object({
  composition: v.unknown(),
  config: v.unknown(),
  pages: v.array(v.unknown()),
  unrendered: v.array(v.object({ path: v.string(), reason: v.string(), owner: v.string() })),
  notices: v.optional(v.string()),
  registry: v.optional(v.string()),
  earlier: v.optional(v.record(v.string(), v.unknown())),
});

const keptSchema = v.object({ versions: v.string(), pages: v.array(pageSchema) });

/**
 * Reads a composed site, page by page: what can't be read is in `unreadable`. Throws an Error that says what is
 * wrong when the site itself can't be read.
 */
export function parseSite(value: unknown, where: string): ComposedSite {
  const about = { what: where, format: SITE_FORMAT, reader: 'this checkout' };
  const { composition, config, pages, earlier, ...site } = parseStored(siteSchema, value, about);
  const read = parseItems((item) => parseItem(pageSchema, item), pages, 'pages');
  return {
    ...site,
    composition: parseComposition(composition),
    config: parseConfig(config),
    pages: read.items,
    ...(earlier && { earlier: readableOf(earlier) }),
    ...(read.unreadable.length > 0 && { unreadable: read.unreadable }),
  };
}

/** A site as it is stored. */
export function storedSite({ unreadable: _, ...site }: ComposedSite): unknown {
  return { format: SITE_FORMAT, ...site };
}

/** What can't be read here is rendered again when it is needed. */
function readableOf(earlier: Readonly<Record<string, unknown>>): Record<string, KeptPages> {
  return Object.fromEntries(
    Object.entries(earlier).flatMap(([name, pages]) => {
      const { success, output } = v.safeParse(keptSchema, pages);
      return success ? [[name, output]] : [];
    }),
  );
}
