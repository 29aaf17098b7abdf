import type { LiveComposition } from 'shared-contracts/formats/page';

/** The address at which open tabs ask what is live. */
export const LIVE_COMPOSITION = '/composition.json';

/** What it answers. */
export function liveComposition(id: string, recalled: readonly string[] | undefined): string {
  const live: LiveComposition = { id, ...(recalled && { recalled }) };
  return JSON.stringify(live);
}
