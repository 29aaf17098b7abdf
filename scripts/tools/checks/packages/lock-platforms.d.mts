/** The part of package-lock.json that is read and written. */
export interface Lock {
  packages: Record<string, object>;
}

/** A package without a hash in the lock file. */
export interface UncheckedEntry {
  readonly key: string;
  readonly name: string;
  readonly version: string;
}

/** Returns the lock entry of a platform's binary; undefined when the name contains no platform. */
export function platformEntry(name: string, version: string): object | undefined;

/** Adds the missing entries to `lock` and returns their names. */
export function completeLock(lock: Lock): string[];

/** Returns the entries that are installed from a registry without a hash to check them. */
export function entriesWithoutIntegrity(lock: Lock): UncheckedEntry[];

/** Adds the hashes that `find` returns, and returns the entries without one. */
export function fillIntegrity(
  lock: Lock,
  find: (name: string, version: string) => string | undefined,
): UncheckedEntry[];
