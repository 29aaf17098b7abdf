import { PaperCheckBar, PaperRuler } from 'shared-contracts/ui/paper-ruler';
import styles from './measure-foot.module.css';

/** Millimetres: within what printers leave of A4 (297 high) and Letter (279) with margins of a centimetre. */
const SHEET = { width: 170, height: 256 };
/** Where the heels stand, from the top. */
const HEEL = 252;

/** The sheet. One unit of its drawing is a millimetre on paper. */
export function FootSheet() {
  const { width, height } = SHEET;
  return (
    <svg
      data-paper
      className={styles.sheet}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label="The sheet: a heel line, a ruler in millimetres, and room for two feet"
    >
      <PaperRuler y={HEEL} length={240} />
      <path d={`M95 40V${HEEL}`} className={styles.middle} />
      <path d={`M0 ${HEEL}H${width}`} className={styles.heel} />
      <text x="40" y={HEEL - 3}>
        Left heel here
      </text>
      <text x="110" y={HEEL - 3}>
        Right heel here
      </text>
      <text x="24" y="8">
        My name: ............................................ Day: ........................
      </text>
      <text x="24" y="18">
        Left foot: ................ mm Right foot: ................ mm
      </text>
      <PaperCheckBar x={45} y={32} />
    </svg>
  );
}
