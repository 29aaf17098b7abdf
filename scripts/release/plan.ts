import type { Finding } from './check/findings';
import type { Registry } from './model/registry';
import type { Owners } from './sign/owners';
import type { ReleaseStore } from './store/store';

/** A channel as a release finds it. */
export interface Found {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly registry: Registry;
  /** The owners of its packages that have some. */
  readonly owners: ReadonlyMap<string, Owners>;
}

/** A pointer that moves. */
export interface Moved {
  readonly package: string;
  readonly version: string;
  readonly previous: string | undefined;
}

/** Turns errors into warnings, for example for a rollback, which must be possible. */
export type Judge = (finding: Finding) => Finding;

/** What a release changes. Everything after it follows from this value. */
export interface Plan {
  readonly by: string;
  /** What is in the store. */
  readonly found: Registry;
  /** What is live: the same, or what this channel begins as a copy of. */
  readonly before: Registry;
  /** What would be live. */
  readonly next: Registry;
  /** The pointers that move. */
  readonly moved: readonly Moved[];
  /** The packages whose pages change. */
  readonly moving: ReadonlySet<string>;
  /** Whether those pages have to pass their checks; not so of a rollback. */
  readonly strict: boolean;
  readonly judge?: Judge | undefined;
  /** Warnings; an error would have been thrown. */
  readonly findings: readonly Finding[];
  /** The channel that this one begins as a copy of. */
  readonly begunFrom?: string | undefined;
}
