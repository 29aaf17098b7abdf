import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';
import { Sole } from '../sole';

/** A foot in a shoe, looked at from above: a thumb's room is left in front. */
export function FittingCover() {
  return (
    <CoverSheet background="deep">
      <rect
        x="96"
        y="8"
        width="128"
        height="220"
        rx="60"
        fill="currentcolor"
        stroke="var(--draw-line)"
        strokeWidth="5"
      />
      <Sole transform="translate(112 44) scale(0.86 0.92)">
        <Face x={56} y={86} />
      </Sole>
      <path d="M128 26h64M128 20v12M192 20v12" fill="none" stroke="var(--draw-line)" strokeWidth="5" />
      <path d="M40 60l10 10 18-22M252 110l10 10 18-22" fill="none" stroke="var(--draw-sun)" strokeWidth="7" />
    </CoverSheet>
  );
}
