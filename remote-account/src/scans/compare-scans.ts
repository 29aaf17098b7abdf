import type { ReadyScan, Scan } from '@little-arches/contracts/values';
import { type Foot, formatValue, MEASURES, type Measure, round } from './measures';

/** The change of one measure of one foot since the scan before. */
export interface Change {
  readonly direction: 'more' | 'less' | 'same';
  /** `2 mm higher`, or `no change`. */
  readonly text: string;
}

export interface MeasureChange {
  readonly measure: Measure;
  readonly left: Change;
  readonly right: Change;
}

/** Returns the ready scans of a child, oldest first. */
export function courseOf(history: readonly Scan[]): ReadyScan[] {
  return history
    .filter((scan): scan is ReadyScan => scan.status === 'ready')
    .sort((a, b) => Date.parse(a.taken_at) - Date.parse(b.taken_at));
}

/** Returns the ready scans of the same child before this one, oldest first. */
export function earlierReadyScans(history: readonly Scan[], scan: ReadyScan): ReadyScan[] {
  return courseOf(history).filter(
    (other) => other.child_id === scan.child_id && Date.parse(other.taken_at) < Date.parse(scan.taken_at),
  );
}

/** Returns what changed from `before` to `now`, measure by measure, without judging the changes. */
export function compareScans(now: ReadyScan, before: ReadyScan): MeasureChange[] {
  return MEASURES.map((measure) => ({
    measure,
    left: changeOf(measure, now.left_foot, before.left_foot),
    right: changeOf(measure, now.right_foot, before.right_foot),
  }));
}

function changeOf({ key, unit, digits, words, bySize }: Measure, now: Foot, before: Foot): Change {
  const size = (foot: Foot) => {
    const shown = round(foot[key], digits);
    return bySize ? Math.abs(shown) : shown;
  };
  const amount = round(size(now) - size(before), digits);
  if (amount === 0) return { direction: 'same', text: 'no change' };
  const [more, less] = words;
  return {
    direction: amount > 0 ? 'more' : 'less',
    text: `${formatValue(Math.abs(amount), unit, digits)} ${amount > 0 ? more : less}`,
  };
}
