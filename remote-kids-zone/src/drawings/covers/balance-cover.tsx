import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';

/** A foot alone on a beam, as still as a bird. */
export function BalanceCover() {
  return (
    <CoverSheet background="sky">
      <rect y="168" width="320" height="32" fill="var(--brand)" data-scenery="" />
      <rect
        x="40"
        y="146"
        width="240"
        height="22"
        rx="6"
        fill="var(--sun)"
        stroke="var(--on-sun)"
        strokeWidth="5"
      />
      <path
        d="M128 0V84C128 104 112 112 112 128C112 140 120 146 132 146H206C222 146 226 128 210 122C192 116 180 106 180 84V0Z"
        fill="var(--sun)"
        stroke="var(--on-sun)"
        strokeWidth="5"
      />
      <Face x={148} y={112} />
      <path
        d="M70 60q12-14 24 0q12-14 24 0M226 44q10-12 20 0q10-12 20 0"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="4"
      />
    </CoverSheet>
  );
}
