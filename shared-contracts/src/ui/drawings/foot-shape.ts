/** Position of a foot in a drawing, in the drawing's own units; y grows downwards. */
export interface FootValues {
  /** Position of the end of the heel. */
  readonly heel: number;
  /** Position of the toes: left of the heel for a foot that points to the left. The distance is the foot's length. */
  readonly toes: number;
  /** Height of the floor. */
  readonly floor: number;
  /** Height of the arch above the floor; 0 for a flat foot. */
  readonly arch: number;
}

/** A foot from its inner side, as paths. */
interface FootShape {
  /** Leg, heel, sole and toes in one line, open at the leg, which is as long as the foot. */
  readonly outline: string;
  /** The edge of the arch alone, from the ball to the heel. */
  readonly arch: string;
  /** The hollow under the arch, closed by the floor. */
  readonly hollow: string;
  /** Shadow over the arch. */
  readonly archShade: string;
  /** Shadow along the heel and the back of the leg. */
  readonly heelShade: string;
  /** Nail of the big toe. */
  readonly nail: string;
  /** The ankle bone, which is lower when the arch is lower. */
  readonly ankle: string;
  /** The highest point of the arch. */
  readonly peak: Point;
  /** The points half-way up to the peak, on the side of the ball and on that of the heel. */
  readonly flanks: readonly [Point, Point];
}

type Point = readonly [x: number, y: number];

// Shares of the length, as for the insole's edge in insole-section.ts, so that foot and insole meet.
const ARCH_BEGINS = 0.155;
const ARCH_PEAK = 0.443;
const ARCH_ENDS = 0.73;

/** Returns the foot that all drawings show, with exactly this length and height of its arch. */
export function footFromInside({ heel, toes, floor, arch }: FootValues): FootShape {
  const length = Math.abs(toes - heel);
  const height = arch / length;
  const at = (along: number, up: number): Point => [
    round(heel + along * (toes - heel)),
    round(floor - up * length),
  ];
  const p = (along: number, up: number) => at(along, up).join(' ');
  const bell = (up: number) =>
    `C${p(0.598, 0)} ${p(0.583, up)} ${p(ARCH_PEAK, up)}C${p(0.303, up)} ${p(0.288, 0)} ${p(ARCH_BEGINS, 0)}`;
  const edge = `M${p(ARCH_ENDS, 0)}${bell(height)}`;
  const backOfLeg = `C${p(0, 0.19)} ${p(0.054, 0.29)} ${p(0.054, 0.41)}C${p(0.054, 0.58)} ${p(0.03, 0.76)} ${p(0.027, 1)}`;
  const heelBelow = `C${p(0.05, 0)} ${p(0, 0.035)} ${p(0, 0.1)}`;
  // A foot with a low arch tips inwards, and its ankle bone is lower.
  const drop = (0.1 - Math.min(height, 0.1)) * 0.5;
  return {
    outline: [
      `M${p(0.339, 1)}`,
      `C${p(0.339, 0.68)} ${p(0.342, 0.48)} ${p(0.378, 0.372)}`,
      `C${p(0.425, 0.258)} ${p(0.607, 0.214)} ${p(0.768, 0.167)}`,
      `C${p(0.875, 0.136)} ${p(1, 0.144)} ${p(1, 0.066)}`,
      `C${p(1, 0.018)} ${p(0.975, 0)} ${p(0.93, 0)}`,
      `L${p(ARCH_ENDS, 0)}`,
      bell(height),
      heelBelow,
      backOfLeg,
    ].join(''),
    arch: edge,
    hollow: `${edge}Z`,
    archShade: `${edge}C${p(0.25, 0.012)} ${p(0.26, height + 0.045)} ${p(0.41, height + 0.052)}C${p(0.56, height + 0.045)} ${p(0.6, 0.03)} ${p(ARCH_ENDS, 0)}Z`,
    heelShade: `M${p(0.113, 1)}C${p(0.119, 0.66)} ${p(0.155, 0.455)} ${p(0.119, 0.256)}C${p(0.089, 0.113)} ${p(0.137, 0.036)} ${p(0.25, 0.012)}L${p(ARCH_BEGINS, 0)}${heelBelow}${backOfLeg}Z`,
    nail: `M${p(0.985, 0.082)}C${p(0.96, 0.102)} ${p(0.93, 0.102)} ${p(0.905, 0.086)}`,
    ankle: `M${p(0.19, 0.31 - drop)}C${p(0.208, 0.28 - drop)} ${p(0.202, 0.244 - drop)} ${p(0.173, 0.229 - drop)}`,
    peak: at(ARCH_PEAK, height),
    flanks: [at(0.589, height / 2), at(0.296, height / 2)],
  };
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
