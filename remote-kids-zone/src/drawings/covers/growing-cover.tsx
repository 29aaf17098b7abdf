import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';
import { Sole } from '../sole';

/** Three soles, from the baby's to the big child's. */
export function GrowingCover() {
  return (
    <CoverSheet background="violet">
      <rect y="176" width="320" height="24" fill="var(--draw-teal)" />
      <Sole skin="deep-skin" transform="translate(24 108) scale(0.42)">
        <Face x={56} y={86} size={1.4} mood="asleep" />
      </Sole>
      <Sole skin="deep-skin" transform="translate(92 66) scale(0.68)">
        <Face x={56} y={86} size={1.2} mood="cheeky" />
      </Sole>
      <Sole skin="deep-skin" transform="translate(186 16) scale(0.98)">
        <Face x={56} y={86} size={1.1} />
      </Sole>
      <path d="M30 84L150 24M136 18l16 5-8 15" fill="none" stroke="var(--draw-coral)" strokeWidth="6" />
    </CoverSheet>
  );
}
