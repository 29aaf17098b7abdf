import * as v from 'valibot';
import { fields, fileOfPage, foreignFile, isFileOf } from './fields';
import { type Handshake, handshakeEntries } from './handshake';
import { PAGE_FORMATS } from './page-formats';
import { parseItem, parseItems, parseStored, type Unreadable } from './parse-stored';

/**
 * The versions that a page consists of, inlined in it as inert JSON, so that no request is needed to determine what
 * to load.
 */
export interface Composition {
  /** Absent in compositions from before the field: 1. */
  readonly format?: number | undefined;
  /** Changes whenever anything in it changes. */
  readonly id: string;
  readonly shell: { readonly version: string };
  /** The remotes of this composition; with `rest`, only those that the page itself needs. */
  readonly remotes: readonly ComposedRemote[];
  /** The file of the whole composition, for other pages. */
  readonly rest?: { readonly url: string; readonly integrity: string } | undefined;
  /** Remotes that could not be read; absent without any. */
  readonly unreadable?: readonly Unreadable[];
}

/** The data for loading one version of a remote. */
export interface LoadableVersion extends Omit<Handshake, 'singletons'> {
  readonly version: string;
  /** Address of its entry on the site. */
  readonly url: string;
  /** sha384, as browsers check it. */
  readonly integrity: string;
  /** How the entry exposes its container, if not as our builds do. */
  readonly container?: Container | undefined;
}

/** How an entry exposes its container, in Module Federation's terms. */
export interface Container {
  /** The global variable that a classic script sets. */
  readonly global: string;
  /** `module` for an ES module that exports it. */
  readonly type?: 'global' | 'module' | undefined;
}

/** A remote in a composition. */
export interface ComposedRemote extends LoadableVersion {
  readonly name: string;
  /** The route patterns that the remote owns. */
  readonly addresses: readonly string[];
  /**
   * The chunks and style sheets of the page at each of the addresses, in their order, relative to the entry. Absent
   * in the composition of a page, which names its own files, and in compositions from before the field.
   */
  readonly files?: readonly (readonly string[])[] | undefined;
  readonly panels: readonly string[];
  /** Slots that it fills in pages of others; absent without any. */
  readonly fills?: readonly string[] | undefined;
  /** Slots that its own pages show; absent without any. */
  readonly shows?: readonly string[] | undefined;
  /** The previous version, loaded when this one can't be. */
  readonly lastGood?: LoadableVersion | undefined;
}

const loadable = {
  version: fields.version,
  url: v.string(),
  integrity: fields.integrity,
  ...handshakeEntries,
  container: v.optional(fields.container),
};

const remoteSchema = v.pipe(
  v.object({
    ...loadable,
    name: v.string(),
    addresses: v.array(fields.path),
    files: v.optional(v.array(v.array(fileOfPage))),
    panels: v.array(v.string()),
    fills: v.optional(v.array(v.string())),
    shows: v.optional(v.array(v.string())),
    lastGood: v.optional(v.object(loadable)),
  }),
  v.forward(
    v.check(({ name, version, url }) => isFileOf(name, version, url), foreignFile),
    ['url'],
  ),
  v.forward(
    v.check(({ name, lastGood }) => !lastGood || isFileOf(name, lastGood.version, lastGood.url), foreignFile),
    ['lastGood'],
  ),
);

const compositionSchema = v.object({
  format: v.optional(v.number()),
  id: v.string(),
  shell: v.object({ version: v.string() }),
  remotes: v.array(v.unknown()),
  rest: v.optional(
    v.object({
      url: v.pipe(v.string(), v.regex(/^\/assets\/composition\/\w+\/composition\.json$/)),
      integrity: fields.integrity,
    }),
  ),
});

/**
 * Reads a composition, remote by remote: what can't be read is in `unreadable`. Throws an Error that names the
 * wrong field when the composition itself can't be read.
 */
export function parseComposition(value: unknown): Composition {
  const about = { what: "The page's composition", format: PAGE_FORMATS.composition, reader: 'the shell' };
  const { remotes, ...composition } = parseStored(compositionSchema, value, about);
  const { items, unreadable } = parseItems((item) => parseItem(remoteSchema, item), remotes, 'remotes');
  return { ...composition, remotes: items, ...(unreadable.length > 0 && { unreadable }) };
}
