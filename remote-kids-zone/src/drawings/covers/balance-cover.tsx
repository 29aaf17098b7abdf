import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';
import { SideFoot } from '../side-foot';

/** A foot alone on a beam, as still as a bird. */
export function BalanceCover() {
  return (
    <CoverSheet background="sky">
      <rect y="168" width="320" height="32" fill="var(--draw-teal)" data-scenery="" />
      <rect
        x="40"
        y="146"
        width="240"
        height="22"
        rx="6"
        fill="var(--draw-sun)"
        stroke="var(--draw-line)"
        strokeWidth="5"
      />
      <SideFoot transform="translate(249 60) scale(-.8 .8)" plain />
      <Face x={134} y={114} size={0.9} />
      <path
        d="M70 60q12-14 24 0q12-14 24 0M226 44q10-12 20 0q10-12 20 0"
        fill="none"
        stroke="var(--draw-teal)"
        strokeWidth="4"
      />
    </CoverSheet>
  );
}
