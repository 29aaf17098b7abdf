import type { Finding } from './model/findings';
import type { Registry } from './model/registry';
import type { ReleaseStore } from './store/store';

/** The state of a channel before a release. */
export interface Found {
  readonly store: ReleaseStore;
  readonly channel: string;
  readonly registry: Registry;
}

/** A package whose live version changes. */
export interface Moved {
  readonly package: string;
  readonly version: string;
  readonly previous: string | undefined;
}

/** The changes of a release. All later steps follow from this value. */
export interface Plan {
  /** The registry in the store. */
  readonly found: Registry;
  /** The starting point: the registry in the store, or the channel that this one copies. */
  readonly before: Registry;
  /** The registry after the release. */
  readonly next: Registry;
  /** The pointers to move. */
  readonly moved: readonly Moved[];
  /** The packages whose pages change. */
  readonly moving: ReadonlySet<string>;
  /** Whether the pages must pass their checks; false for a rollback. */
  readonly strict: boolean;
  /** Warnings; an error would have been thrown. */
  readonly findings: readonly Finding[];
  /** The channel that this one copies. */
  readonly createdFrom?: string | undefined;
}
