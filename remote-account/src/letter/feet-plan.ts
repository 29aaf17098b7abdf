import { type Footprint, footprintOf } from '@little-arches/contracts/ui/drawings';
import type { Foot } from '@little-arches/contracts/values';

/** Printable area in millimetres that fits both A4 and Letter with margins of 1 cm. */
const PAPER = { width: 190, height: 228 } as const;
/** Distance between the feet in millimetres, for the ruler. */
const GAP = 8;
/** Largest height in millimetres of drawings beside text; taller drawings get a sheet of their own. */
const TALLEST_BESIDE_TEXT = 114;

/** Positions of both feet on paper; all lengths in millimetres of paper. */
export interface FeetPlan {
  /** 1 is true to scale; 0.5 when two long feet don’t fit on one sheet. */
  readonly scale: 1 | 0.5;
  readonly width: number;
  /** From the toes to the heel line. */
  readonly height: number;
  readonly left: { readonly print: Footprint; readonly axis: number };
  readonly right: { readonly print: Footprint; readonly axis: number };
  readonly ruler: number;
  /** Whether the drawing fits beside the text of the first sheet. */
  readonly isSmall: boolean;
}

/** Plans both feet on paper, true to scale when they fit side by side. */
export function planFeet(feet: { readonly left: Foot; readonly right: Foot }): FeetPlan {
  const left = footprintOf(feet.left);
  const right = footprintOf(feet.right);
  const [outerLeft, innerLeft] = reach(left);
  const [outerRight, innerRight] = reach(right);
  const tall = Math.max(topOf(left), topOf(right));
  const wide = outerLeft + innerLeft + outerRight + innerRight;
  const scale = wide + GAP <= PAPER.width && tall <= PAPER.height ? 1 : 0.5;
  const ruler = (outerLeft + innerLeft) * scale + GAP / 2;
  return {
    scale,
    width: wide * scale + GAP,
    height: tall * scale,
    left: { print: left, axis: outerLeft * scale },
    right: { print: right, axis: ruler + GAP / 2 + innerRight * scale },
    ruler,
    isSmall: tall * scale <= TALLEST_BESIDE_TEXT,
  };
}

/** Returns how far a foot extends from its axis, outwards and inwards. */
function reach({ sole, toes }: Footprint): readonly [outwards: number, inwards: number] {
  const across = [...sole.map(([x]) => x), ...toes.flatMap(({ x, rx }) => [x - rx, x + rx])];
  return [-Math.min(...across), Math.max(...across)];
}

function topOf({ sole, toes }: Footprint): number {
  return Math.max(...sole.map(([, y]) => y), ...toes.map(({ y, ry }) => y + ry));
}
