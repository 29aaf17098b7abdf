import type { Container } from 'shared-contracts/formats/page';
import type { ContractRange } from 'shared-contracts/remote';

/** The newest format of `extras` that readers know, and what builds write. */
export const EXTRAS_FORMAT = 3;

/** What a published version says of itself beyond the public schema. Fields of newer tools are kept. */
export interface PublishedExtras {
  readonly [key: string]: unknown;
  /** Absent in builds from before the field: 1. */
  readonly format?: number | undefined;
  readonly contract: ContractRange;
  /** Version of the Module Federation runtime that the entry expects of its host; `own` where it brings one. */
  readonly runtime: string;
  /** How the entry hands out its container, where that is not as our builds do it. */
  readonly container?: Container | undefined;
  /** Versions of the shared singletons the build was made against. */
  readonly singletons: Readonly<Record<string, string>>;
  readonly addresses: readonly PublishedAddress[];
  readonly panels: readonly string[];
  /** Panels it opens, no matter who provides them. Absent in builds from before it was recorded. */
  readonly opens?: readonly string[] | undefined;
  readonly files: readonly PublishedFile[];
  /** What the pages of a remote are made of. Absent in builds from before it was recorded. */
  readonly code?: PageCode | undefined;
  /**
   * Hash of the version's descriptor, which holds those of the Node build. Absent in builds from before it was
   * recorded.
   */
  readonly descriptor?: string | undefined;
  /** Absent in builds from before it was recorded. */
  readonly events?: EventUses | undefined;
  /** What a remote imports from the shared libraries: names by library, `*` is all of them. */
  readonly imports?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The shared libraries that the shell provides. */
  readonly shares?: Readonly<Record<string, readonly string[]>> | undefined;
  /** What it needs of the shell and of others. Absent in builds from before it was recorded. */
  readonly uses?: Uses | undefined;
  /** By what a remote reaches beyond its own pages. Absent in builds from before it was recorded. */
  readonly reaches?: readonly Reach[] | undefined;
  /** Mistakes in its sources that types can't show. Absent in builds from before it was recorded. */
  readonly missteps?: readonly Misstep[] | undefined;
  /** What the shell returns to all. Absent in builds from before it was recorded. */
  readonly gives?: Gives | undefined;
  /** How this version last became the live one. */
  readonly release?: ReleaseRecord | undefined;
  /** Rolled back from: no longer a fallback version. */
  readonly withdrawn?: boolean | undefined;
  /** Rolled back from because it does harm: open tabs must not mount it any more. */
  readonly recalled?: boolean | undefined;
  /** Taken off the channel, with nothing in its place; it can be published again. */
  readonly retired?: RetireRecord | undefined;
  /** When a share of the visitors was sent to this version. It is withdrawn until it becomes the live one. */
  readonly canary?: CanaryRecord | undefined;
}

/** Hashes of what pages are made of, which leave out the version: what every page needs, and the rest by page. */
export interface PageCode {
  readonly foundation: string;
  readonly pages: Readonly<Record<string, string>>;
}

/** Who set which share of visitors for a version, and when. */
export interface CanaryRecord extends RetireRecord {
  /** In percent. */
  readonly share: number;
  /** The version that was live then. */
  readonly previous: string;
  readonly allowed?: Readonly<Record<string, string>> | undefined;
  readonly commit?: string | undefined;
}

/** Who removed a package from a channel, and when. */
export interface RetireRecord {
  /** Names this in the history. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
}

/** A file of a published version. */
export interface PublishedFile {
  /** Below the version's folder, or in one named by its content; those of a Node build begin with `node/`. */
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** sha384, as browsers check it. */
  readonly integrity: string;
}

/** An address a published version owns. */
export interface PublishedAddress {
  readonly path: string;
  /** Its name in the address table of the contract it was built with; absent where it is not there, and in older builds. */
  readonly name?: string | undefined;
  readonly page: string;
  readonly title: string;
  readonly description: string;
  readonly access: 'anyone' | 'signed-in' | 'signed-out';
  /** Whether search engines may list it. */
  readonly index: boolean;
  /** Paths of the files this page needs beyond the entry, in `files`. */
  readonly files: readonly string[];
  /** Absent where a server can't detect it, and in builds from before it was recorded. */
  readonly laterPaths?: PublishedLaterPaths | undefined;
}

/** `LaterPaths` of the contract, as it is stored: a later contract may have more functions. */
export type PublishedLaterPaths =
  | 'none'
  | { readonly function: string; readonly fields: Readonly<Record<string, string>> };

/**
 * The payload of an event as builds compare it: a hash for each field (optional ones end in `?`) and one for how
 * the event is kept. Builds with equal hashes understand each other.
 */
export type EventShape = Readonly<Record<string, string>>;

/** What a build publishes and receives, by the event's name; `carried` are those the shell's bus has. */
export interface EventUses {
  readonly published: Readonly<Record<string, EventShape>>;
  readonly heard: Readonly<Record<string, EventShape>>;
  readonly carried?: Readonly<Record<string, EventShape>> | undefined;
  /**
   * What the fields of all these demand, as JSON, so that a change in the safe direction can be distinguished
   * from another. Absent in builds from before it was recorded.
   */
  readonly rules?: Readonly<Record<string, EventShape>> | undefined;
}

/** What packages need of each other, beside panels, events and shared libraries. */
export type UseKind = 'host' | 'session' | 'tokens' | 'classes' | 'links' | 'families';

/** By kind what a package uses, each with the source it is in: the name, or the pattern of an address. */
export type Uses = Readonly<Partial<Record<UseKind, Readonly<Record<string, string>>>>>;

/** By kind what a shell returns. */
export type Gives = Readonly<Partial<Record<UseKind, readonly string[]>>>;

/** A mistake in a source: money in decimals, a request to another site. */
export interface Misstep {
  /** The name of the rule that refuses it. */
  readonly rule: string;
  readonly what: string;
  /** The source it is in. */
  readonly place: string;
}

/** A statement by which a script reaches beyond its own pages: storage, what is typed, other machines. */
export interface Reach {
  /** The name of the rule that holds it. */
  readonly rule: string;
  /** What is used: `localStorage`, `JSON.parse`. */
  readonly name: string;
  /** The source it is in. */
  readonly place: string;
  /** Hash of the statement, which is the same in every version that has it. */
  readonly code: string;
}

/** Who made a version live, when and how. */
export interface ReleaseRecord {
  /** Names this release in the history. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly by: string;
  readonly action: 'publish' | 'promote' | 'rollback';
  /** The version that was live before, if there was one. */
  readonly previous?: string | undefined;
  /** What the version was built from; ends in `+` where the sources had uncommitted changes. */
  readonly commit?: string | undefined;
  /** The channel it was promoted from. */
  readonly from?: string | undefined;
  /** Whether the rollback was because the live version does harm. */
  readonly recall?: boolean | undefined;
  /** Whether a share of the visitors had it before. */
  readonly canary?: boolean | undefined;
  /** Why it may reach beyond its pages in new ways, by rule. */
  readonly allowed?: Readonly<Record<string, string>> | undefined;
}
