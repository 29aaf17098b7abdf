import { CoverSheet } from '../../cover-sheet';
import { TiptoeFoot } from '../../tiptoe-foot';
import { Arrow } from '../arrow';
import { Floor } from '../floor';

/** A foot on tiptoe: there is the arch. */
export function TiptoeArch() {
  return (
    <CoverSheet background="deep">
      <Floor y={172} />
      <TiptoeFoot />
      <path
        d="M196 112C180 112 168 124 158 148"
        fill="none"
        stroke="currentcolor"
        strokeWidth="7"
        strokeDasharray="1 13"
      />
      <Arrow x={268} y={160} length={70} turn={-90} />
    </CoverSheet>
  );
}
