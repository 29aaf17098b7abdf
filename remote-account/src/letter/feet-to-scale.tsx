import { drawingPalette, type Footprint, type Point } from '@little-arches/contracts/ui/drawings';
import type { FeetPlan } from './feet-plan';
import styles from './feet-to-scale.module.css';

/** Distance between the heels and the reference bar. */
const BELOW = 9;
const BAR = 100;

/** Renders both feet in millimetres of paper, with a ruler between them and a reference bar of 100 mm. */
export function FeetToScale({ plan }: { plan: FeetPlan }) {
  const { scale, height, ruler } = plan;
  const width = Math.max(plan.width, BAR + 4);
  const total = height + BELOW + 7;
  const bar = height + BELOW;
  return (
    <figure>
      <svg
        role="img"
        aria-label={`Both feet from above, ${scaleText(scale)}.`}
        viewBox={`0 0 ${short(width)} ${short(total)}`}
        width={`${short(width)}mm`}
        height={`${short(total)}mm`}
        className={`${drawingPalette} ${styles.drawing}`}
      >
        <Print print={plan.left.print} axis={plan.left.axis} inwards={1} floor={height} scale={scale} />
        <Print print={plan.right.print} axis={plan.right.axis} inwards={-1} floor={height} scale={scale} />
        <Ruler x={ruler} floor={height} scale={scale} />
        <path data-check="" className={styles.bar} d={`M1 ${bar}h${BAR}`} />
        <path className={styles.bar} d={`M1 ${bar - 2}v4M${1 + BAR} ${bar - 2}v4`} />
        <text x={2} y={bar - 1.5}>
          This bar is 100 mm long. If yours isn’t, print again at 100%.
        </text>
        <text x={1} y={bar + 5}>
          {`Feet ${scaleText(scale)}; the ruler counts cm of the foot.`}
        </text>
      </svg>
    </figure>
  );
}

function scaleText(scale: FeetPlan['scale']): string {
  return scale === 1 ? 'true to scale (1:1)' : 'at half their size (1:2)';
}

function Print({
  print,
  axis,
  inwards,
  floor,
  scale,
}: {
  print: Footprint;
  axis: number;
  inwards: 1 | -1;
  floor: number;
  scale: number;
}) {
  const path = (points: readonly Point[]) =>
    `M${points.map(([x, y]) => `${short(axis + x * inwards * scale)} ${short(floor - y * scale)}`).join('L')}Z`;
  return (
    <g>
      <path className={styles.sole} d={path(print.sole)} />
      <path className={styles.middle} d={path(print.middle)} />
      <path className={styles.outline} d={path(print.sole)} />
      {print.toes.map(({ x, y, rx, ry }) => (
        <ellipse
          key={x}
          className={styles.toe}
          cx={short(axis + x * inwards * scale)}
          cy={short(floor - y * scale)}
          rx={short(rx * scale)}
          ry={short(ry * scale)}
        />
      ))}
    </g>
  );
}

/** Renders a ruler in centimetres of the foot, from the heel up to the toes. */
function Ruler({ x, floor, scale }: { x: number; floor: number; scale: number }) {
  const marks = Array.from({ length: Math.floor(floor / scale / 10) + 1 }, (_, centimetre) => centimetre);
  return (
    <g>
      <path
        className={styles.ruler}
        d={`M${short(x)} ${short(floor)}V0${marks
          .map(
            (mark) =>
              `M${short(x - (mark % 5 === 0 ? 3 : 1.5))} ${short(floor - mark * 10 * scale)}h${mark % 5 === 0 ? 6 : 3}`,
          )
          .join('')}`}
      />
      {marks
        .filter((mark) => mark > 0 && mark % 5 === 0)
        .map((mark) => (
          <text key={mark} x={short(x + 0.6)} y={short(floor - mark * 10 * scale - 0.8)}>
            {mark}
          </text>
        ))}
    </g>
  );
}

function short(millimetres: number): number {
  return Math.round(millimetres * 100) / 100;
}
