import { CoverSheet } from '../../cover-sheet';
import { SideFoot } from '../../side-foot';
import { Arrow } from '../arrow';
import { Floor } from '../floor';

/** The strongest tendon pulls the heel up as a string pulls a puppet. */
export function Tendon() {
  return (
    <CoverSheet background="deep">
      <Floor y={172} />
      <SideFoot transform="translate(34 44) scale(1.2)" />
      <path d="M236-9V92Q236 124 247 146" fill="none" stroke="var(--draw-line)" strokeWidth="18" />
      <path d="M236-9V92Q236 124 247 146" fill="none" stroke="currentcolor" strokeWidth="9" />
      <Arrow x={284} y={104} length={64} turn={-90} />
    </CoverSheet>
  );
}
