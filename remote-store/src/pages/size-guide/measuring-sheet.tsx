import { formatSize } from 'shared-contracts/catalog';
import { PaperCheckBar, PaperRuler } from 'shared-contracts/ui/paper-ruler';
import styles from './measuring-sheet.module.css';
import type { GuideSize } from './sizes-of';

/** Millimetres. The sheet fits what printers leave of A4 (297) and Letter (279) with margins of a centimetre. */
const SHEET = { width: 170, height: 256 };
/** Where the heel stands, from the top. */
const HEEL = 255;

/** A sheet to stand on, printed in true scale: one unit of its drawing is a millimetre. */
export function MeasuringSheet({ sizes }: { sizes: readonly GuideSize[] }) {
  const { width, height } = SHEET;
  return (
    <svg
      className={styles.sheet}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="The measuring sheet: a heel line, a ruler in millimetres, and the sizes at their foot lengths"
    >
      <PaperRuler y={HEEL} length={250} />
      {sizes.map(({ size, footLength }) => (
        <g key={size}>
          <line x1="22" x2="128" y1={HEEL - footLength} y2={HEEL - footLength} className={styles.size} />
          <text x="130" y={HEEL - footLength + 1.5}>
            {`${formatSize(size)}: ${footLength} mm`}
          </text>
        </g>
      ))}
      <line x1="0" x2={width} y1={HEEL} y2={HEEL} className={styles.heel} />
      <text x="60" y={HEEL - 3}>
        Heel line: fold here, and lay the fold at a wall
      </text>
      <PaperCheckBar x={60} y={200} />
    </svg>
  );
}
