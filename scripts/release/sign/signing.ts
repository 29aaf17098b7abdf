import type { ReleaseKey } from './release-key';
import type { Trust } from './trust';

/** The key that releases into a store, and the trusted state of it. */
export interface Signing {
  /** The name that goes with the key where it becomes an owner's. */
  readonly name: string;
  /** The key that releases are signed with; undefined where there is none. */
  key(): ReleaseKey | undefined;
  /** Returns the key; creates it when it is missing and the store belongs to this data directory. */
  makeKey(): Promise<ReleaseKey | undefined>;
  readonly trust: Trust;
}
