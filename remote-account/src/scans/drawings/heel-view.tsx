import { drawingPalette, heelFromBehind } from '@little-arches/contracts/ui';
import { type Foot, formatValue } from '../measures';
import styles from './drawings.module.css';

/** Renders both legs from behind: each heel leans away from the line of the leg by the measured angle. */
export function HeelView({ left, right }: { left: Foot; right: Foot }) {
  const angle = (foot: Foot) => formatValue(foot.heel_angle_deg, '°', 1);
  return (
    <svg role="img" viewBox="0 0 200 156" className={`${drawingPalette} ${styles.heels}`} focusable="false">
      <title>{`Both heels from behind. Left: ${angle(left)}. Right: ${angle(right)}. Above 0 the lower end points outwards.`}</title>
      <path className={styles.ground} d="M6 146H194" />
      {/* Seen from behind, the left foot's outside is on the left. */}
      <Leg x={55} angle={left.heel_angle_deg} outside="left" />
      <Leg x={145} angle={right.heel_angle_deg} outside="right" />
    </svg>
  );
}

function Leg(leg: Pick<Parameters<typeof heelFromBehind>[0], 'x' | 'angle' | 'outside'>) {
  const { outline, shade, axes, plumb } = heelFromBehind({ ...leg, floor: 145, height: 136 });
  return (
    <g>
      <path className={styles.sole} d={`${outline}Z`} />
      <path className={styles.shade} d={shade} />
      <path className={styles.outline} d={outline} />
      <path className={styles.axes} d={axes} />
      <path className={styles.axis} d={plumb} />
    </g>
  );
}
