/** Position of a leg in a drawing from behind, in the drawing's own units; y grows downwards. */
export interface HeelValues {
  /** Position of the leg's axis. */
  readonly x: number;
  readonly floor: number;
  /** Height of leg and heel together. */
  readonly height: number;
  /** Degrees by which the heel leans from the leg's axis; positive when its lower end points outwards. */
  readonly angle: number;
  /** The side of the foot's outside. */
  readonly outside: 'left' | 'right';
}

/** A leg and its heel from behind, as paths. */
interface HeelShape {
  /** Leg and heel in one line, open at the leg. */
  readonly outline: string;
  /** Shadow on the inner side. */
  readonly shade: string;
  /** The axis of the leg down to the ankle, and from there the axis of the heel. */
  readonly axes: string;
  /** The straight continuation of the leg's axis. */
  readonly plumb: string;
  /** The end points of the axes: leg, ankle, lower end of the heel. */
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Share of the height at which the heel begins to lean. */
const ANKLE = 0.34;

/** Returns a heel that leans by exactly the given angle, with its whole sole on the floor. */
export function heelFromBehind({ x, floor, height, angle, outside }: HeelValues): HeelShape {
  const outwards = outside === 'right' ? 1 : -1;
  const lean = Math.tan((angle * Math.PI) / 180);
  const at = (along: number, up: number) =>
    [
      round(x + outwards * (along + lean * Math.max(ANKLE - up, 0)) * height),
      round(floor - up * height),
    ] as const;
  const p = (along: number, up: number) => at(along, up).join(' ');
  const curves = (points: readonly (readonly [number, number])[]) =>
    points.map(([along, up], index) => `${index % 3 === 0 ? 'C' : ' '}${p(along, up)}`).join('');
  const inner = `M${p(-0.115, 1)}${curves([
    [-0.122, 0.653],
    [-0.094, 0.479],
    [-0.1, ANKLE],
    [-0.115, 0.229],
    [-0.135, 0.167],
    [-0.128, 0.09],
    [-0.122, 0.014],
    [-0.073, 0],
    [0, 0],
  ])}`;
  const outer = curves([
    [0.073, 0],
    [0.122, 0.014],
    [0.128, 0.09],
    [0.135, 0.167],
    [0.115, 0.229],
    [0.1, ANKLE],
    [0.094, 0.479],
    [0.122, 0.653],
    [0.115, 1],
  ]);
  const back = curves([
    [-0.049, 0.042],
    [-0.069, 0.167],
    [-0.049, ANKLE],
    [-0.042, 0.479],
    [-0.056, 0.653],
    [-0.049, 1],
  ]);
  const points = [at(0, 0.79), at(0, ANKLE), at(0, 0.055)];
  return {
    outline: inner + outer,
    shade: `${inner}${back}Z`,
    axes: `M${points.map((point) => point.join(' ')).join('L')}`,
    plumb: `M${p(0, ANKLE)}V${round(floor - 0.055 * height)}`,
    points,
  };
}

function round(units: number): number {
  return Math.round(units * 10) / 10;
}
