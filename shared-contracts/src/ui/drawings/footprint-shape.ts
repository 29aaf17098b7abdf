import type { Foot } from '../../values/profile';

/** A point in millimetres: x from the foot's axis to the inside, y from the heel forwards. */
export type Point = readonly [x: number, y: number];

/** A toe: an ellipse in the same coordinates. */
interface Toe {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** A footprint to scale. */
export interface Footprint {
  /** The sole without toes, a closed line. */
  readonly sole: readonly Point[];
  /** The middle third of the sole. */
  readonly middle: readonly Point[];
  readonly toes: readonly Toe[];
}

/** Share of the foot's length that the sole takes; the rest are the toes. */
const SOLE_SHARE = 0.82;

/**
 * Returns the outline of a footprint with the measured length, width and arch index: moves the inner border of the
 * middle part until the middle third's share of the area is the measured one. Indices outside the drawable range
 * (below about 0.11, above about 0.42) use the nearest one.
 */
export function footprintOf(foot: Pick<Foot, 'length_mm' | 'width_mm' | 'arch_index'>): Footprint {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const inside = (low + high) / 2;
    if (archIndexOf(soleWith(inside, foot)) < foot.arch_index) low = inside;
    else high = inside;
  }
  const sole = soleWith((low + high) / 2, foot);
  return { sole, middle: middleThird(sole), toes: toesOf(foot) };
}

/** Returns the middle third's share of the area of a sole. */
export function archIndexOf(sole: readonly Point[]): number {
  return area(middleThird(sole)) / area(sole);
}

function soleWith(inside: number, { length_mm, width_mm }: Pick<Foot, 'length_mm' | 'width_mm'>): Point[] {
  // Position of the inner border of the middle part, between the outer border (0) and beyond the ball (1).
  const waist = -0.38 + inside * 1.05;
  const knots: Point[] = [
    [0, 0],
    [0.2, 0.03],
    [0.29, 0.12],
    [0.27, 0.23],
    [mix(0.24, waist, 0.7), 0.33],
    [waist, 0.45],
    [mix(0.5, waist, 0.85), 0.57],
    [mix(0.5, waist, 0.35), 0.68],
    [0.52, 0.8],
    [0.48, 0.92],
    [0.3, 0.995],
    [0.05, 0.985],
    [-0.2, 0.94],
    [-0.38, 0.86],
    [-0.46, 0.75],
    [-0.45, 0.63],
    [-0.4, 0.48],
    [-0.34, 0.33],
    [-0.3, 0.2],
    [-0.27, 0.1],
    [-0.18, 0.025],
  ];
  const height = length_mm * SOLE_SHARE;
  const line = smooth(knots).map(([x, y]): Point => [x, y]);
  const xs = line.map(([x]) => x);
  const ys = line.map(([, y]) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  // The smoothed line is a little larger than its knots; the drawing must have the measured size exactly.
  return line.map(([x, y]) => [
    ((x - left) / (right - left) - 0.46) * width_mm,
    ((y - bottom) / (top - bottom)) * height,
  ]);
}

function toesOf({ length_mm, width_mm }: Pick<Foot, 'length_mm' | 'width_mm'>): Toe[] {
  const toe = (x: number, tip: number, rx: number, ry: number): Toe => ({
    x: x * width_mm,
    y: (tip - ry) * length_mm,
    rx: rx * width_mm,
    ry: ry * length_mm,
  });
  return [
    toe(0.3, 1, 0.135, 0.075),
    toe(0.06, 0.985, 0.09, 0.055),
    toe(-0.13, 0.955, 0.082, 0.047),
    toe(-0.29, 0.912, 0.075, 0.041),
    toe(-0.42, 0.858, 0.07, 0.037),
  ];
}

function middleThird(sole: readonly Point[]): Point[] {
  const height = Math.max(...sole.map(([, y]) => y));
  const aboveFirst = clip(sole, (y) => y - height / 3);
  return clip(aboveFirst, (y) => (2 * height) / 3 - y);
}

/** Returns the part of a closed line where `inside(y)` is not negative. */
function clip(line: readonly Point[], inside: (y: number) => number): Point[] {
  return line.flatMap((point, index) => {
    const next = line[(index + 1) % line.length] ?? point;
    const [here, there] = [inside(point[1]), inside(next[1])];
    const kept: Point[] = here >= 0 ? [point] : [];
    if (here < 0 === there < 0) return kept;
    const share = here / (here - there);
    return [...kept, [mix(point[0], next[0], share), mix(point[1], next[1], share)]];
  });
}

function area(line: readonly Point[]): number {
  const doubled = line.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** Returns a closed Catmull-Rom curve through the knots, with five points for each. */
function smooth(knots: readonly Point[]): Point[] {
  const at = (index: number) => knots[(index + knots.length) % knots.length] as Point;
  return knots.flatMap((_, index) =>
    [0, 0.2, 0.4, 0.6, 0.8].map((t): Point => {
      const along = (axis: 0 | 1) =>
        catmullRom(at(index - 1)[axis], at(index)[axis], at(index + 1)[axis], at(index + 2)[axis], t);
      return [along(0), along(1)];
    }),
  );
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
