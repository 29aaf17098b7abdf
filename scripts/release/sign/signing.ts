import type { ReleaseKey } from './release-key';
import type { Trust } from './trust';

/** The key for releases into a store, and the trusted state of the store. */
export interface Signing {
  /** Name of the owner that the key gets when it becomes an owner. */
  readonly name: string;
  /** Returns the key that signs releases; undefined without one. */
  key(): ReleaseKey | undefined;
  /** Returns the key; creates it when it is missing and the store belongs to this data directory. */
  makeKey(): Promise<ReleaseKey | undefined>;
  readonly trust: Trust;
}
