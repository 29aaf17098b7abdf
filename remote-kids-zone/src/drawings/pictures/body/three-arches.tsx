import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

/** A sole with its three arches: a long one on each side, a short one across. */
export function ThreeArches() {
  return (
    <CoverSheet background="deep">
      <Sole transform="translate(104 8) scale(1.1)">
        <g fill="none" strokeWidth="7">
          <path d="M46 142Q28 104 38 74" />
          <path d="M62 142Q82 108 78 78" />
          <path d="M36 68Q58 44 80 72" />
        </g>
        <g strokeWidth="0" fill="var(--draw-line)">
          <circle cx="54" cy="146" r="8" />
          <circle cx="35" cy="70" r="8" />
          <circle cx="80" cy="75" r="8" />
        </g>
      </Sole>
    </CoverSheet>
  );
}
