import { CoverSheet } from '../../cover-sheet';
import { SideFoot } from '../../side-foot';
import { Arrow } from '../arrow';
import { Floor } from '../floor';

/** The same foot twice: with its arch down, and up again. */
export function ArchMoves() {
  return (
    <CoverSheet background="deep">
      <Floor y={161} />
      <SideFoot transform="translate(2 78) scale(.78)" arch={8} />
      <SideFoot transform="translate(164 78) scale(.78)" arch={46} />
      <Arrow x={66} y={14} length={40} turn={90} />
      <Arrow x={228} y={54} length={40} turn={-90} />
    </CoverSheet>
  );
}
