import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

/** From above: the heel touches the wall, the pencil marks the longest toe. */
export function HeelWall() {
  return (
    <CoverSheet background="deep">
      <rect
        x="0"
        y="0"
        width="34"
        height="200"
        fill="currentcolor"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      <path
        d="M0 40h34M0 92h34M0 146h34M18 0v40M10 40v52M22 92v54M12 146v54"
        stroke="var(--draw-line)"
        strokeWidth="3"
      />
      <path d="M36 34H268V172H36Z" fill="currentcolor" />
      <Sole transform="translate(208 50) rotate(90) scale(1 1.02)" />
      <path d="M208 44V160" stroke="var(--draw-line)" strokeWidth="4" strokeDasharray="2 9" />
      <g stroke="var(--draw-line)" strokeWidth="4">
        <path d="M212 72L268 16L286 34L230 90L208 96Z" fill="var(--draw-sun)" />
        <path d="M212 72l18 18M256 28l18 18" />
      </g>
    </CoverSheet>
  );
}
