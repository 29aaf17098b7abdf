import { UsageError } from '../errors/usage-error';

/**
 * Reads `RELEASE_OWNERS`, such as `shell=<id>,remote-store=<id>`: the ids of the first keys of each package's
 * owners. Throws a UsageError for any other format.
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

/**
 * Reads `RELEASE_NOT_BEFORE`, such as `production=2026-11-27T09:00:00.000Z`: times before which signed pointers are
 * refused. Throws a UsageError for any other format, and when `owners` is empty, because an unsigned pointer has no
 * time.
 */
export function readReleaseNotBefore(
  text: string | undefined,
  owners: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  if (!text) return new Map();
  if (owners.size === 0)
    throw new UsageError(
      'RELEASE_NOT_BEFORE stands beside RELEASE_OWNERS, which is not set: npm run release -- keys prints both.',
    );
  return new Map(
    text.split(',').map((part) => {
      const [, channel, at = ''] = /^\s*([a-z][a-z\d-]*)=(\d{4}-\d\d-\d\dT[\d:.]+Z)\s*$/.exec(part) ?? [];
      if (channel !== undefined && !Number.isNaN(Date.parse(at)))
        return [channel, new Date(at).toISOString()];
      throw new UsageError(
        `RELEASE_NOT_BEFORE holds '${part.trim()}', but must name channels with a time: production=2026-11-27T09:00:00.000Z,… npm run release -- keys prints it.`,
      );
    }),
  );
}
