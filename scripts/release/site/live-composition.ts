import type { parseLiveComposition } from '@little-arches/contracts/formats';

/** Address from which open tabs read what is live. */
export const LIVE_COMPOSITION = '/composition.json';

/** Returns the content of `LIVE_COMPOSITION`. */
export function liveComposition(id: string, recalled: readonly string[] | undefined): string {
  const live: ReturnType<typeof parseLiveComposition> = { id, ...(recalled && { recalled }) };
  return JSON.stringify(live);
}
