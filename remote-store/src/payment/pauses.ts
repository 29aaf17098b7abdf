/** Pauses in milliseconds between checks of a pending payment; about half a minute in all. */
export const PAUSES: readonly number[] = [1000, 1500, 2500, 4000, 6000, 7000, 8000];

/** Returns a pause up to a fifth shorter or longer, so that browsers don't poll at the same moment. */
export function withSpread(pause: number): number {
  return pause * (0.8 + 0.4 * Math.random());
}
