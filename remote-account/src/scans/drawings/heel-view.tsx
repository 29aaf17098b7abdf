import type { Foot } from 'shared-contracts/profile';
import { formatValue } from '../measures';
import styles from './drawings.module.css';

const HEEL = 'M-13 -8C-14 10 -19 26 -17 40C-15 50 15 50 17 40C19 26 14 10 13 -8C8 -13 -8 -13 -13 -8Z';
const LEG = 'M-24 -88C-23 -54 -15 -30 -13 0C-8 6 8 6 13 0C15 -30 23 -54 24 -88Z';

/** Both legs from behind: each heel leans away from the line of the leg by the measured angle. */
export function HeelView({ left, right }: { left: Foot; right: Foot }) {
  const angle = (foot: Foot) => formatValue(foot.heel_angle_deg, '°', 1);
  return (
    <svg role="img" viewBox="0 0 200 156" className={styles.heels} focusable="false">
      <title>{`Both heels from behind. Left: ${angle(left)}. Right: ${angle(right)}. Above 0 the lower end points outwards.`}</title>
      <path className={styles.ground} d="M6 146H194" />
      {/* Seen from behind, the left foot's outside is on the left, where a turn clockwise moves the lower end. */}
      <Leg x={55} turn={left.heel_angle_deg} />
      <Leg x={145} turn={-right.heel_angle_deg} />
    </svg>
  );
}

function Leg({ x, turn }: { x: number; turn: number }) {
  return (
    <g transform={`translate(${x} 96)`}>
      <path className={styles.leg} d={LEG} />
      <g transform={`rotate(${turn})`}>
        <path className={styles.heel} d={HEEL} />
        <path className={styles.measure} d="M0 -8V48" />
      </g>
      <path className={styles.axis} d="M0 -84V50" />
    </g>
  );
}
