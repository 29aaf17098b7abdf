import { pusherOf } from './owners';

/** A layout shift as browsers report it. */
export interface LayoutShiftEntry {
  readonly startTime: number;
  /** A score: the part of the window that moved, times how far. */
  readonly value: number;
  /** Whether it happened within half a second of a press, so that it was expected. */
  readonly hadRecentInput: boolean;
  readonly sources?: readonly { readonly node?: Node | null }[] | undefined;
}

/** Milliseconds between shifts that belong together, and from the first to the last of them. */
const GAP = 1000;
const LONGEST = 5000;

/** The worst burst of shifts, and the package that moved most in it. */
export interface WorstShifts {
  readonly value: number;
  /** Absent when nothing shifted, or no owner can be determined. */
  readonly owner?: string | undefined;
}

interface Burst {
  readonly from: number;
  last: number;
  value: number;
  readonly byOwner: Map<string | undefined, number>;
}

/**
 * Sums layout shifts as Cumulative Layout Shift does (https://web.dev/articles/cls), and finds the packages that
 * caused them.
 */
export function createLayoutShifts() {
  let worst: Burst | undefined;
  let current: Burst | undefined;
  return {
    take({ startTime, value, hadRecentInput, sources = [] }: LayoutShiftEntry): void {
      if (hadRecentInput) return;
      if (!current || startTime - current.last > GAP || startTime - current.from > LONGEST)
        current = { from: startTime, last: startTime, value: 0, byOwner: new Map() };
      const owner = pusherOf(sources.map(({ node }) => node));
      current.last = startTime;
      current.value += value;
      current.byOwner.set(owner, (current.byOwner.get(owner) ?? 0) + value);
      if (current.value > (worst?.value ?? 0)) worst = current;
    },
    worst(): WorstShifts {
      if (!worst) return { value: 0 };
      const [most] = [...worst.byOwner].sort(([, one], [, other]) => other - one);
      return { value: worst.value, owner: most?.[0] };
    },
  };
}
