import { drawingPalette, footprintOf, type Point } from '@little-arches/contracts/ui';
import type { Feet } from '../feet-between';
import { type Foot, formatValue } from '../measures';
import styles from './drawings.module.css';

const MARGIN = 6;
const RULER = 10;
const GAP = 14;

/**
 * Renders both footprints from above, drawn in millimetres from the measured length, width and arch index. `before`
 * adds the dashed outline of an earlier scan.
 */
export function Footprints({ feet, before }: { feet: Feet; before?: Feet | undefined }) {
  const all = [feet.left, feet.right, ...(before ? [before.left, before.right] : [])];
  const height = Math.max(...all.map((foot) => foot.length_mm));
  const width = Math.max(...all.map((foot) => foot.width_mm));
  const floor = Math.ceil(MARGIN + height);
  // The measured width is across the ball, with slightly more of it outside the foot's axis.
  const leftAxis = MARGIN + RULER + width * 0.5;
  const rightAxis = leftAxis + width + GAP;
  const place = (side: keyof Feet) =>
    side === 'left' ? { axis: leftAxis, inwards: 1 } : { axis: rightAxis, inwards: -1 };

  return (
    <svg
      role="img"
      viewBox={`0 0 ${Math.round(rightAxis + width * 0.5 + MARGIN)} ${Math.round(floor + MARGIN)}`}
      className={`${drawingPalette} ${styles.footprints}`}
      focusable="false"
    >
      <title>{`Both footprints to scale. ${describe('Left', feet.left)} ${describe('Right', feet.right)}`}</title>
      <Ruler floor={floor} height={height} />
      {(['left', 'right'] as const).map((side) => (
        <Print key={side} print={footprintOf(feet[side])} floor={floor} {...place(side)} />
      ))}
      {before
        ? (['left', 'right'] as const).map((side) => (
            <Before key={side} d={pathOf(footprintOf(before[side]).sole, floor, place(side))} />
          ))
        : null}
    </svg>
  );
}

interface Place {
  /** Position of the foot's axis. */
  readonly axis: number;
  /** 1 when the inside of the foot is to the right. */
  readonly inwards: number;
}

function Print({ print, floor, ...place }: { print: ReturnType<typeof footprintOf>; floor: number } & Place) {
  return (
    <g>
      <path className={styles.sole} d={pathOf(print.sole, floor, place)} />
      <path className={styles.middle} d={pathOf(print.middle, floor, place)} />
      {print.toes.map(({ x, y, rx, ry }) => (
        <ellipse
          key={x}
          className={styles.toe}
          cx={short(place.axis + x * place.inwards)}
          cy={short(floor - y)}
          rx={short(rx)}
          ry={short(ry)}
        />
      ))}
      <path className={styles.outline} d={pathOf(print.sole, floor, place)} />
    </g>
  );
}

/** Renders an earlier outline: dashes with a light edge, so that they are visible on the foot and beside it. */
function Before({ d }: { d: string }) {
  return (
    <>
      <path className={styles.beforeEdge} d={d} data-scenery="" />
      <path className={styles.before} d={d} />
    </>
  );
}

function Ruler({ floor, height }: { floor: number; height: number }) {
  const marks = Array.from({ length: Math.floor(height / 10) + 1 }, (_, centimetre) => {
    const y = short(floor - centimetre * 10);
    return `M${MARGIN} ${y}h${centimetre % 5 === 0 ? 7 : 4}`;
  });
  return (
    <path className={styles.ruler} d={`M${MARGIN} ${floor}V${short(floor - height)}${marks.join('')}`} />
  );
}

function pathOf(points: readonly Point[], floor: number, { axis, inwards }: Place): string {
  return `M${points.map(([x, y]) => `${short(axis + x * inwards)} ${short(floor - y)}`).join('L')}Z`;
}

function short(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}

function describe(side: string, foot: Foot): string {
  const length = formatValue(foot.length_mm, 'mm', 0);
  const width = formatValue(foot.width_mm, 'mm', 0);
  return `${side}: ${length} long, ${width} wide, arch index ${formatValue(foot.arch_index, '', 3)}.`;
}
