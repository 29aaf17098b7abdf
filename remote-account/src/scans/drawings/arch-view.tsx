import { drawingPalette, footFromInside } from '@little-arches/contracts/ui';
import { type Foot, formatValue } from '../measures';
import styles from './drawings.module.css';

/** Renders a foot from its inside, drawn in millimetres: the hollow under it has the measured arch height. */
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
  const [heel, toes] = side === 'left' ? [0, length] : [longest, longest - length];
  const shape = footFromInside({ heel, toes, floor, arch });
  const [peakX, peakY] = shape.peak;
  const height = formatValue(arch, 'mm', 1);

  return (
    <svg
      role="img"
      viewBox={`-3 0 ${Math.round(longest + 6)} ${Math.round(floor + 5)}`}
      className={`${drawingPalette} ${styles.arch}`}
      focusable="false"
    >
      <title>{`The ${side} foot from its inside, to scale: the arch stands ${height} above the floor.`}</title>
      <path className={styles.sole} d={`${shape.outline}Z`} />
      <path className={styles.shade} d={shape.archShade} />
      <path className={styles.hollow} d={shape.hollow} />
      <path className={styles.outline} d={shape.outline} />
      <path className={styles.outline} d={shape.ankle} />
      <path className={styles.ground} d={`M-3 ${floor + 1}H${longest + 3}`} />
      <path className={styles.measure} d={`M${peakX} ${floor}V${peakY}`} />
    </svg>
  );
}
