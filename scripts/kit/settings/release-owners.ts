import { UsageError } from '../errors/usage-error';

/**
 * Reads `RELEASE_OWNERS`, such as `shell=<id>,remote-store=<id>`: the ids of the keys that the owners of packages must
 * begin with. Throws a UsageError where it says anything else.
 */
export function readReleaseOwners(text: string | undefined): ReadonlyMap<string, string> {
  if (!text) return new Map();
  return new Map(
    text.split(',').map((part) => {
      const [, name, id] = /^\s*([a-z][a-z\d-]*)=([\da-f]{64})\s*$/.exec(part) ?? [];
      if (name !== undefined && id !== undefined) return [name, id];
      throw new UsageError(
        `RELEASE_OWNERS holds '${part.trim()}', but must name packages with the ids of their first keys: shell=<64 digits>,… npm run release -- keys prints it.`,
      );
    }),
  );
}
