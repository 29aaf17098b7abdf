/** A linear scale with round marks that includes all values. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly marks: readonly number[];
}

/**
 * Returns round marks (steps of 1, 2 or 5 times a power of ten, at most five of them) around the values. Equal
 * values get one step of space on both sides.
 */
export function scaleFor(values: readonly number[], smallestStep: number): Scale {
  const lowest = Math.min(...values);
  const highest = Math.max(...values);
  const step = roundStep(Math.max((highest - lowest) / 3, smallestStep));
  const first = Math.floor(lowest / step - (highest === lowest ? 1 : 0));
  const last = Math.ceil(highest / step + (highest === lowest ? 1 : 0));
  // Counts whole steps, because adding 0.1 repeatedly accumulates rounding errors.
  const marks = Array.from({ length: last - first + 1 }, (_, index) => clean((first + index) * step));
  return { low: marks[0] ?? 0, high: marks.at(-1) ?? 0, marks };
}

function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= atLeast * (1 - 1e-9)) ?? 10;
  return factor * power;
}

function clean(value: number): number {
  return Number(value.toPrecision(12));
}
