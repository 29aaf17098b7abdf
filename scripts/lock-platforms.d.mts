/** What of package-lock.json is read and written. */
export interface Lock {
  packages: Record<string, object>;
}

/** The lock entry of a platform's binary, or undefined when the name tells no platform. */
export function platformEntry(name: string, version: string): object | undefined;

/** Adds what is missing to `lock` and gives the names added. */
export function completeLock(lock: Lock): string[];
