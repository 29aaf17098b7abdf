import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

/** The track of a bear beside a child's sole: both stand on the whole foot. */
export function BearTrack() {
  return (
    <CoverSheet background="deep">
      <Sole transform="translate(30 14)" />
      <g transform="translate(180 12)" fill="currentcolor" stroke="var(--draw-line)" strokeWidth="4">
        <path d="M6 76C2 50 106 50 104 80C102 104 92 112 88 134C84 180 32 180 28 138C26 114 8 100 6 76Z" />
        <path d="M10 42a12 12 0 1 0 .1 0ZM34 32a12 13 0 1 0 .1 0ZM58 30a12 13 0 1 0 .1 0ZM81 35a12 13 0 1 0 .1 0ZM103 46a11 12 0 1 0 .1 0Z" />
        <path
          d="M6 34l-3-16M34 24v-16M58 22v-16M82 27l3-16M105 38l6-14"
          strokeWidth="5"
          stroke="currentcolor"
        />
      </g>
    </CoverSheet>
  );
}
