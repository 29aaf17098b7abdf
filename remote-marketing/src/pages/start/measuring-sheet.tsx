import { PaperCheckBar, PaperSheet } from '@little-arches/contracts/ui/drawings';
import styles from './measuring-sheet.module.css';

/** Millimetres from the top of the sheet to the heel line, and the length measured from there. */
const HEEL = 246;
const LENGTH = 230;
/** Position of the line between the feet, and the width of the grid on each side of it, in millimetres. */
const MIDDLE = 93;
const WIDTH = 75;

const steps = (most: number, step: number) =>
  Array.from({ length: Math.floor(most / step) }, (_, index) => (index + 1) * step);

/**
 * Renders millimetre paper for both feet: length from the heel line forwards, width from the middle line to each
 * side.
 */
export function MeasuringSheet() {
  const top = HEEL - LENGTH;
  return (
    <PaperSheet
      label="The measuring sheet: millimetre paper with a line for the heels, a line between the feet, and rulers for length and width"
      heel={HEEL}
      length={LENGTH}
      alone
    >
      {/* A few combined paths, because separate lines would take 40 KB of HTML. */}
      <path className={styles.fine} d={grid(1, top)} />
      <path className={styles.strong} d={grid(10, top)} />
      <line className={styles.middle} x1={MIDDLE} x2={MIDDLE} y1={top} y2={HEEL} />
      {steps(WIDTH, 10).flatMap((mm) =>
        [MIDDLE - mm, MIDDLE + mm].map((x) => (
          <text key={x} className={styles.number} x={x} y={HEEL - 101} textAnchor="middle">
            {mm}
          </text>
        )),
      )}
      <text className={styles.foot} x={MIDDLE - 36} y={HEEL - 40} textAnchor="middle">
        Left foot
      </text>
      <text className={styles.foot} x={MIDDLE + 36} y={HEEL - 40} textAnchor="middle">
        Right foot
      </text>
      <text x={MIDDLE} y={HEEL + 6} textAnchor="middle">
        Heels: fold here, and lay the fold at a wall
      </text>
      <PaperCheckBar x={40} y={10} />
    </PaperSheet>
  );
}

function grid(step: number, top: number): string {
  const [left, right] = [MIDDLE - WIDTH, MIDDLE + WIDTH];
  const across = steps(LENGTH, step).map((mm) => `M${left} ${HEEL - mm}H${right}`);
  const along = [0, ...steps(WIDTH, step)].flatMap((mm) =>
    [MIDDLE - mm, MIDDLE + mm].map((x) => `M${x} ${top}V${HEEL}`),
  );
  return [...across, ...along].join('');
}
