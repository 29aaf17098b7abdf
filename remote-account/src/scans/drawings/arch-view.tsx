import type { Foot } from 'shared-contracts/profile';
import { formatValue } from '../measures';
import styles from './drawings.module.css';

/** A foot seen from its inside, drawn in millimetres: the hollow under it has the measured arch height. */
export function ArchView({
  side,
  foot,
  longest,
}: {
  side: 'left' | 'right';
  foot: Foot;
  /** Length of the longer foot, so that both are drawn to one scale. */
  longest: number;
}) {
  const { length_mm: length, arch_height_mm: arch } = foot;
  const floor = Math.round(longest * 0.46) + 4;
  const x = (share: number) => Math.round(share * length * 10) / 10;
  const y = (share: number) => Math.round((floor - share * length) * 10) / 10;
  // A cubic whose two handles are this high peaks at exactly the arch's height.
  const handle = Math.round((floor - arch / 0.75) * 10) / 10;
  const peak = Math.round((floor - arch) * 10) / 10;
  const outline = [
    `M${x(0.08)} ${y(0.46)}`,
    `C${x(0.1)} ${y(0.3)} ${x(0.0)} ${y(0.2)} ${x(0.0)} ${y(0.1)}`,
    `C${x(0.0)} ${y(0.03)} ${x(0.04)} ${floor} ${x(0.12)} ${floor}`,
    `C${x(0.17)} ${floor} ${x(0.2)} ${floor} ${x(0.24)} ${floor}`,
    `C${x(0.34)} ${handle} ${x(0.54)} ${handle} ${x(0.66)} ${floor}`,
    `L${x(0.92)} ${floor}`,
    `C${x(0.98)} ${floor} ${x(1)} ${y(0.03)} ${x(1)} ${y(0.055)}`,
    `C${x(1)} ${y(0.1)} ${x(0.92)} ${y(0.11)} ${x(0.84)} ${y(0.11)}`,
    `C${x(0.66)} ${y(0.14)} ${x(0.38)} ${y(0.24)} ${x(0.36)} ${y(0.46)}`,
  ].join('');
  const height = formatValue(arch, 'mm', 1);
  const mirrored = side === 'right' ? `translate(${longest} 0) scale(-1 1)` : undefined;

  return (
    <svg
      role="img"
      viewBox={`-3 0 ${Math.round(longest + 6)} ${Math.round(floor + 5)}`}
      className={styles.arch}
      focusable="false"
    >
      <title>{`The ${side} foot from its inside, to scale: the arch stands ${height} above the floor.`}</title>
      <g transform={mirrored}>
        <path className={styles.sole} d={`${outline}Z`} />
        <path
          className={styles.hollow}
          d={`M${x(0.24)} ${floor}C${x(0.34)} ${handle} ${x(0.54)} ${handle} ${x(0.66)} ${floor}Z`}
        />
        <path className={styles.outline} d={outline} />
        <path className={styles.ground} d={`M-3 ${floor + 1}H${longest + 3}`} />
        <path className={styles.measure} d={`M${x(0.447)} ${floor}V${peak}`} />
      </g>
    </svg>
  );
}
