import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

/** A door frame with pencil marks, and soles that grew along with them. */
export function DoorMarks() {
  return (
    <CoverSheet background="deep">
      <path d="M24-10H84V210H24Z" fill="currentcolor" stroke="var(--draw-line)" strokeWidth="4" />
      <path d="M84 168H56M84 128H50M84 92H44M84 60H38" stroke="var(--draw-line)" strokeWidth="6" />
      <path
        d="M92 168H112M92 128H160M92 92H214M92 60H250"
        stroke="currentcolor"
        strokeWidth="4"
        strokeDasharray="1 10"
      />
      <Sole transform="translate(104 140) scale(.3)" />
      <Sole transform="translate(146 110) scale(.46)" />
      <Sole transform="translate(198 72) scale(.64)" />
      <Sole transform="translate(240 34) scale(.8 .86)" />
    </CoverSheet>
  );
}
