import { PaperCheckBar, PaperSheet, paperMark } from '@little-arches/contracts/ui';

/** Position of the heels, in millimetres from the top. */
const HEEL = 252;

/** Renders the sheet for two feet, printed to scale. */
export function FootSheet() {
  return (
    <PaperSheet
      alone
      label="The sheet: a heel line, a ruler in millimetres, and room for two feet"
      heel={HEEL}
      length={240}
    >
      <path d={`M95 40V${HEEL}`} className={paperMark} />
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
    </PaperSheet>
  );
}
