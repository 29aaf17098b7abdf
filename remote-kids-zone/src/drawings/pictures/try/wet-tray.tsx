import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

/** A tray of water, and beside it the first print on paper. */
export function WetTray() {
  return (
    <CoverSheet background="warm">
      <rect
        x="22"
        y="24"
        width="124"
        height="152"
        rx="18"
        fill="currentcolor"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      <rect
        x="36"
        y="38"
        width="96"
        height="124"
        rx="10"
        fill="var(--draw-teal)"
        stroke="var(--draw-line)"
        strokeWidth="3"
      />
      <path
        d="M52 74q8-6 16 0t16 0 16 0M60 108q8-6 16 0t16 0 16 0M50 140q8-6 16 0t16 0"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="4"
      />
      <path d="M186 14H296V186H186Z" fill="currentcolor" stroke="var(--draw-line)" strokeWidth="4" />
      <Sole print="var(--draw-deep)" transform="translate(198 30) scale(.8 .82)" />
    </CoverSheet>
  );
}
