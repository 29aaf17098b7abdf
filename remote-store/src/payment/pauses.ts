/** Pauses between looks at a payment that is not over, in milliseconds; about half a minute in all. */
export const PAUSES: readonly number[] = [1000, 1500, 2500, 4000, 6000, 7000, 8000];

/** A pause up to a fifth shorter or longer, so that many browsers don't ask at the same moment. */
export function withSpread(pause: number): number {
  return pause * (0.8 + 0.4 * Math.random());
}
