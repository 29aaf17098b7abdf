import type { Container, handshake } from '@little-arches/contracts/formats';
import type * as v from 'valibot';

/**
 * Newest format of `extras` that readers support. Since 5 the version numbers of a handshake are one object; they
 * were fields of their own before.
 */
export const EXTRAS_FORMAT = 5;

/** Properties of a published version beyond the public schema. Fields of newer tools are kept. */
export interface PublishedExtras {
  readonly [key: string]: unknown;
  /** Absent in builds older than the field, which count as 1. */
  readonly format?: number | undefined;
  readonly handshake: v.InferOutput<typeof handshake>;
  /** How the entry provides its container, when it differs from our builds. */
  readonly container?: Container | undefined;
  readonly addresses: readonly PublishedAddress[];
  readonly panels: readonly string[];
  /** Panels that it opens, whichever package provides them. Absent in builds older than the field. */
  readonly opens?: readonly string[] | undefined;
  /** Absent without slots, and in builds older than the field. */
  readonly slots?: PublishedSlots | undefined;
  readonly files: readonly PublishedFile[];
  /** Hashes of the code of a remote's pages. Absent in builds older than the field. */
  readonly code?: PageCode | undefined;
  /**
   * Hash of the version's descriptor, which contains the hashes of the Node build. Absent in builds older than the
   * field.
   */
  readonly descriptor?: string | undefined;
  /** Absent in builds older than the field. */
  readonly events?: EventUses | undefined;
  /** The addresses that it links to, each with the source of a link. Absent in builds of other bundlers. */
  readonly uses?: { readonly links: Readonly<Record<string, string>> } | undefined;
  /** How this version was last made live. */
  readonly release?: ReleaseRecord | undefined;
  /** True after a rollback: no longer a fallback version. */
  readonly withdrawn?: boolean | undefined;
  /** True after a rollback because it is harmful: open tabs must no longer mount it. */
  readonly recalled?: boolean | undefined;
  /** Set when it was taken off the channel without a replacement; it can be published again. */
  readonly retired?: RetireRecord | undefined;
}

/** Hashes of the code of pages, without the version: of the code that every page needs, and of the rest by page. */
export interface PageCode {
  readonly foundation: string;
  readonly pages: Readonly<Record<string, string>>;
}

/** Record of removing a package from a channel: its author and time. */
export interface RetireRecord {
  /** Id in the history. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
}

export interface PublishedFile {
  /**
   * Path below the version's folder, or in a folder named by its content; paths of a Node build begin with `node/`.
   */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** sha384 hash, as browsers check it. */
  readonly integrity: string;
}

export interface PublishedAddress {
  readonly path: string;
  /**
   * Name in the address table of the contract that it was built with; absent when the table lacks it, and in older
   * builds.
   */
  readonly name?: string | undefined;
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly access: 'anyone' | 'signed-in' | 'signed-out';
  /** True when search engines may list it. */
  readonly index: boolean;
  /** Paths of the files that this page needs in addition to the entry, in `files`. */
  readonly files: readonly string[];
  /** Absent when a server can't determine it, and in builds older than the field. */
  readonly laterPaths?: PublishedLaterPaths | undefined;
  /** The slots that the page shows; absent without any. */
  readonly slots?: readonly string[] | undefined;
}

export interface PublishedSlots {
  /** The slots that its pages show. */
  readonly shows: Readonly<Record<string, PublishedSlot>>;
  /** The slots that it fills, with the paths of the files that each needs in addition to the entry, in `files`. */
  readonly fills: Readonly<Record<string, PublishedSlot & { readonly files: readonly string[] }>>;
}

/** A slot in the contract that a build was made with. */
export interface PublishedSlot {
  /** Rules of its props for each field, as in `EventUses`; absent in builds of other bundlers. */
  readonly props?: EventShape | undefined;
}

/** Stored form of the contract's `LaterPaths`: a later contract may have more functions. */
export type PublishedLaterPaths =
  | 'none'
  | { readonly function: string; readonly fields: Readonly<Record<string, string>> };

/**
 * Comparable form of an event's payload: a hash for each field (optional ones end in `?`) and one for how the event
 * is kept. Builds with equal hashes are compatible.
 */
export type EventShape = Readonly<Record<string, string>>;

/** Events that a build publishes and receives, by name; `carried` are those of the shell's bus. */
export interface EventUses {
  readonly published: Readonly<Record<string, EventShape>>;
  readonly heard: Readonly<Record<string, EventShape>>;
  readonly carried?: Readonly<Record<string, EventShape>> | undefined;
  /**
   * Rules for the fields of all these events, as JSON, so that a compatible change can be distinguished from
   * others. Absent in builds older than the field.
   */
  readonly rules?: Readonly<Record<string, EventShape>> | undefined;
}

/** Record of making a version live: its author, time and way. */
export interface ReleaseRecord {
  /** Id of this release in the history. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly action: 'publish' | 'promote' | 'rollback';
  /** The version that was live before, if there was one. */
  readonly previous?: string | undefined;
  /** Commit that the version was built from; ends in `+` when the sources had uncommitted changes. */
  readonly commit?: string | undefined;
  /** The channel that it was promoted from, or `npm start`. */
  readonly from?: string | undefined;
  /** True when the live version was rolled back because it is harmful. */
  readonly recall?: boolean | undefined;
}
