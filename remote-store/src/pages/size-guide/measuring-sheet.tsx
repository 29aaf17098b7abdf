import { formatSize } from 'shared-contracts/catalog';
import { PaperCheckBar, PaperSheet, paperMark } from 'shared-contracts/ui/paper-ruler';
import type { GuideSize } from './sizes-of';

/** Where the heel stands, in millimetres from the top. */
const HEEL = 255;

/** A sheet to stand on, printed in true scale. */
export function MeasuringSheet({ sizes }: { sizes: readonly GuideSize[] }) {
  return (
    <PaperSheet
      label="The measuring sheet: a heel line, a ruler in millimetres, and the sizes at their foot lengths"
      heel={HEEL}
      length={250}
    >
      {sizes.map(({ size, footLength }) => (
        <g key={size}>
          <line x1="22" x2="128" y1={HEEL - footLength} y2={HEEL - footLength} className={paperMark} />
          <text x="130" y={HEEL - footLength + 1.5}>
            {`${formatSize(size)}: ${footLength} mm`}
          </text>
        </g>
      ))}
      <text x="60" y={HEEL - 3}>
        Heel line: fold here, and lay the fold at a wall
      </text>
      <PaperCheckBar x={60} y={200} />
    </PaperSheet>
  );
}
