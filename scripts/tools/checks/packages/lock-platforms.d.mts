/** What of package-lock.json is read and written. */
export interface Lock {
  packages: Record<string, object>;
}

/** A package that the lock file names without a hash. */
export interface UncheckedEntry {
  readonly key: string;
  readonly name: string;
  readonly version: string;
}

/** The lock entry of a platform's binary, or undefined when the name tells no platform. */
export function platformEntry(name: string, version: string): object | undefined;

/** Adds what is missing to `lock` and returns the names added. */
export function completeLock(lock: Lock): string[];

/** The entries that are installed from a registry and name no hash to check that by. */
export function entriesWithoutIntegrity(lock: Lock): UncheckedEntry[];

/** Fills in the hashes that `find` has and returns the entries without one. */
export function fillIntegrity(
  lock: Lock,
  find: (name: string, version: string) => string | undefined,
): UncheckedEntry[];
