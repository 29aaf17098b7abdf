import type { ReleaseKey } from './release-key';
import type { Trust } from './trust';

/** The key for releases into a store, and the trusted state of the store. */
export interface Signing {
  /** The name that goes with the key where it becomes an owner's. */
  readonly name: string;
  /** Returns the key that signs releases; undefined without one. */
  key(): ReleaseKey | undefined;
  /** Returns the key; creates it when it is missing and the store belongs to this data directory. */
  makeKey(): Promise<ReleaseKey | undefined>;
  readonly trust: Trust;
}
