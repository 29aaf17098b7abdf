/** Result of the command for one composition. */
export type Said = 'good' | 'bad' | 'skip';

/** Where something broke: between the last working and the first failing step, or in a skipped step between them. */
export interface FirstBad<Step> {
  readonly good: Step;
  readonly bad: Step;
  readonly skipped: readonly Step[];
}

/**
 * Finds the first bad step by binary search: 50 steps take about six calls. The first of `steps` is good and the
 * last is bad. When a step can't be judged, the nearest other step is tried.
 */
export async function findFirstBad<Step>(
  steps: readonly [Step, ...Step[]],
  ask: (step: Step, left: number) => Promise<Said>,
): Promise<FirstBad<Step>> {
  let [low, high] = [0, steps.length - 1];
  const skipped = new Set<number>();
  for (;;) {
    const open = range(low + 1, high).filter((index) => !skipped.has(index));
    const middle = (low + high) / 2;
    const [next] = open.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
    const step = next === undefined ? undefined : steps[next];
    if (next === undefined || step === undefined) break;
    const said = await ask(step, open.length);
    if (said === 'good') low = next;
    else if (said === 'bad') high = next;
    else skipped.add(next);
  }
  const at = (index: number) => steps[index] ?? steps[0];
  return { good: at(low), bad: at(high), skipped: range(low + 1, high).map(at) };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}
