import { LEVELS, type Level } from '../../values/catalog';

/** An insole cut open from heel (left) to toes, in units of a drawing of 340 by 200. */
interface InsoleSection {
  /** Rise under the arch. */
  readonly arch: number;
  /** Rise around the heel. */
  readonly cup: number;
  readonly thickness: number;
}

/** The differences between the levels: the rise under the arch and the heel cup grow. */
export const insoleSections: Readonly<Record<Level, InsoleSection>> = {
  '0': { arch: 0, cup: 4, thickness: 18 },
  '1': { arch: 15, cup: 12, thickness: 18 },
  '2': { arch: 29, cup: 22, thickness: 18 },
  '3': { arch: 43, cup: 34, thickness: 18 },
};

/** Arch height of the drawn foot, by level: it sinks to the floor. */
const barefootArches: Readonly<Record<Level, number>> = { '0': 30, '1': 18, '2': 9, '3': 2 };

/** A level in a drawing: the insole, and the arch of the foot above it. */
interface DrawnLevel {
  readonly section: InsoleSection;
  /** Height of the foot's arch. */
  readonly barefoot: number;
}

/** Returns the drawing between two levels: 1.5 is half-way from level 1 to level 2. */
export function drawnLevelAt(level: number): DrawnLevel {
  const below = Math.min(Math.max(Math.floor(level), 0), 2);
  const share = Math.min(Math.max(level - below, 0), 1);
  const [from, to] = [LEVELS[below] as Level, LEVELS[below + 1] as Level];
  const between = (a: number, b: number) => a + (b - a) * share;
  const part = (name: keyof InsoleSection) => between(insoleSections[from][name], insoleSections[to][name]);
  return {
    section: { arch: part('arch'), cup: part('cup'), thickness: part('thickness') },
    barefoot: between(barefootArches[from], barefootArches[to]),
  };
}

/** Height of an insole's flat parts in the drawing. */
export const INSOLE_TOP = 150;

const TOP = INSOLE_TOP;

/** The outlines of an insole in a drawing, as SVG paths. */
interface InsolePaths {
  /** The whole insole. */
  readonly body: string;
  /** The upper edge, from the heel's rim to the tip of the toes. */
  readonly topEdge: string;
  /** The support: only under the arch, or from the heel to the ball of the foot. */
  readonly shell: string;
  /** A wedge under the inner side of the heel. */
  readonly wedge: string;
}

/** Returns the outlines of an insole; with `fromHeel` its shell begins at the heel. */
export function insolePaths({ arch, cup, thickness }: InsoleSection, fromHeel: boolean): InsolePaths {
  const base = TOP + thickness;
  const rim = TOP - cup;
  const edge = `M31 ${rim}C34 ${TOP - 2} 48 ${TOP} 76 ${TOP}C112 ${TOP} 116 ${TOP - arch} 154 ${TOP - arch}S196 ${TOP} 232 ${TOP}C266 ${TOP} 288 ${TOP} 304 ${TOP - 3}`;
  const middle = TOP + Math.round(thickness * 0.55);
  return {
    body: `${edge}Q316 ${TOP + 2} 311 ${middle}Q306 ${base} 292 ${base}H44Q22 ${base} 24 ${rim + 2}Q26 ${rim - 6} 31 ${rim}Z`,
    topEdge: edge,
    shell: shellPath(arch, rim + 10, base - 5, fromHeel),
    wedge: `M36 ${base - 3}V${base - 15}Q70 ${base - 12} 112 ${base - 3}Z`,
  };
}

function shellPath(arch: number, rim: number, base: number, fromHeel: boolean): string {
  const lift = arch - 8;
  const dome = `C116 ${TOP + 8} 120 ${TOP - lift} 154 ${TOP - lift}S192 ${TOP + 8} 226 ${base}`;
  if (!fromHeel) return `M92 ${base}${dome}Z`;
  return `M31 ${rim}Q38 ${TOP + 8} 76 ${TOP + 8}${dome}H52Q31 ${base} 31 ${rim}Z`;
}
