import { formatSize } from 'shared-contracts/catalog';
import styles from './measuring-sheet.module.css';
import type { GuideSize } from './sizes-of';

/** Millimetres. The sheet fits what printers leave of A4 (297) and Letter (279) with margins of a centimetre. */
const SHEET = { width: 170, height: 256 };
/** Where the heel stands, from the top. */
const HEEL = 255;
const RULER = 250;
const CHECK = { from: 60, length: 100, at: 200 };

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
      <Ruler />
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
      <CheckBar />
    </svg>
  );
}

function Ruler() {
  const ticks = Array.from({ length: RULER + 1 }, (_, mm) => mm);
  const length = (mm: number) => (mm % 10 === 0 ? 8 : mm % 5 === 0 ? 6 : 4);
  return (
    <g>
      {/* One path: as 251 lines the ruler alone would be 25 KB of HTML. */}
      <path d={ticks.map((mm) => `M0 ${HEEL - mm}h${length(mm)}`).join('')} className={styles.tick} />
      {ticks
        .filter((mm) => mm % 10 === 0 && mm > 0)
        .map((mm) => (
          <text key={mm} x="9" y={HEEL - mm + 1.5}>
            {mm}
          </text>
        ))}
    </g>
  );
}

/** Printers like to shrink a page: whoever measures can see it. */
function CheckBar() {
  const { from, length, at } = CHECK;
  return (
    <g>
      <line data-check x1={from} x2={from + length} y1={at} y2={at} className={styles.bar} />
      <line x1={from} x2={from} y1={at - 3} y2={at + 3} className={styles.bar} />
      <line x1={from + length} x2={from + length} y1={at - 3} y2={at + 3} className={styles.bar} />
      <text x={from} y={at - 5}>
        This bar is 100 mm long. If yours isn’t, print again at 100 %.
      </text>
    </g>
  );
}
