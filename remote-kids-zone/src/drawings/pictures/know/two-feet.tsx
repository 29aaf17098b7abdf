import { CoverSheet } from '../../cover-sheet';
import { Face } from '../../face';
import { Sole } from '../../sole';

/** Two feet of one child: one is a bit longer. */
export function TwoFeet() {
  return (
    <CoverSheet background="sky">
      <Sole skin="deep-skin" transform="translate(148 32) scale(-.96 .94)">
        <Face x={56} y={86} size={1.1} />
      </Sole>
      <Sole skin="deep-skin" transform="translate(172 14) scale(.96 1.04)">
        <Face x={56} y={86} size={1.1} mood="surprised" />
      </Sole>
      <path d="M20 34H300M20 16H300" stroke="var(--draw-coral)" strokeWidth="4" strokeDasharray="1 11" />
    </CoverSheet>
  );
}
