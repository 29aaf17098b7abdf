import { fields, parseStored } from '@little-arches/contracts/formats';
import * as v from 'valibot';
import { extrasSchema, publishedAddress, publishedFile } from './extras';
import type { PublishedExtras, PublishedFile } from './published-version';

/**
 * Newest format that this module reads, and that builds write. Since 3, files of the shell may be in folders named
 * by their content; since 4 those of remotes too; since 5 the version numbers of a handshake are one object.
 */
export const DESCRIPTOR_FORMAT = 5;

/**
 * The result of a build in `<package>/dist`: `browser/`, `node/` and this, as descriptor.json. In a store it is
 * beside the version's files, and the registry contains its hash.
 */
export interface Descriptor {
  /** Absent in builds older than the field, which count as 1. */
  readonly format?: number | undefined;
  readonly name: string;
  readonly version: string;
  /** The file that visitors load first, in `browser/`. */
  readonly entry: { readonly path: string; readonly integrity: string };
  /**
   * Libraries that run before the entry, in `browser/`; only the shell has them. In a store, the file is under its
   * hash, outside the versions. Since format 2: an older tool would ignore it and compose pages that never start.
   */
  readonly vendor?: string | undefined;
  /** Styles that every page needs, in `browser/`; only the shell has any. */
  readonly styles: readonly string[];
  /** Fonts to preload and the icon, in `browser/`; only the shell has some. */
  readonly fonts: readonly string[];
  readonly icon?: string | undefined;
  /** Picture for link previews, in `browser/`; remotes and older shells have none. */
  readonly card?: string | undefined;
  /** Script that records visitors' input until the shell runs, in `browser/`; remotes and older shells have none. */
  readonly recorder?: string | undefined;
  /** Licences of third-party content, in `browser/`; older builds list none. */
  readonly notices?: string | undefined;
  /** Files of the Node build; their paths begin with `node/`. */
  readonly node: readonly PublishedFile[];
  /**
   * Source maps of its scripts, in `browser/`: that of `a.js` is `a.js.map`. In a store, each is under its hash,
   * and no server sends it. Absent in older builds; older tools ignore it.
   */
  readonly maps?: readonly PublishedFile[] | undefined;
  readonly extras: PublishedExtras;
}

const { path, integrity } = publishedFile.entries;

// Loose, so that a command of an older checkout keeps fields of newer ones.
const descriptorSchema = v.looseObject({
  format: v.optional(v.number()),
  name: fields.packageName,
  version: v.string(),
  entry: v.object({ path, integrity }),
  vendor: v.optional(path),
  styles: v.array(path),
  fonts: v.array(path),
  icon: v.optional(path),
  card: v.optional(path),
  recorder: v.optional(path),
  notices: v.optional(path),
  node: v.array(
    v.looseObject({
      ...publishedFile.entries,
      path: v.pipe(path, v.startsWith('node/', 'It is no file of a Node build')),
    }),
  ),
  maps: v.optional(
    v.array(v.looseObject({ ...publishedFile.entries, path: v.pipe(path, v.endsWith('.js.map')) })),
  ),
  // Parsed as a whole, unlike in a registry, because one hash covers it.
  extras: extrasSchema(publishedAddress),
});

/** Reads a descriptor. Throws an Error that names `where` and the wrong field. */
export function parseDescriptor(value: unknown, where: string): Descriptor {
  return parseStored(descriptorSchema, value, {
    what: where,
    format: DESCRIPTOR_FORMAT,
    reader: 'this checkout',
  });
}
