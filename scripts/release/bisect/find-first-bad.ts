/** What a command says of a composition. */
export type Said = 'good' | 'bad' | 'skip';

/**
 * Where something broke: between the last good one and the first bad one, or in one of those that were
 * skipped.
 */
export interface FirstBad<Step> {
  readonly good: Step;
  readonly bad: Step;
  readonly skipped: readonly Step[];
}

/**
 * Finds the first bad one of `steps`, of which the first is good and the last is bad, by halves: of 50 it asks about
 * six. One that says nothing is skipped, and the nearest other is asked about.
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
