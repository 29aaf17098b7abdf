import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';
import { Sole } from '../sole';

const ticks = Array.from({ length: 15 }, (_, index) => index);

/** A foot beside a ruler. */
export function MeasureCover() {
  return (
    <CoverSheet background="warm">
      <Sole transform="translate(120 14)">
        <Face x={56} y={86} />
      </Sole>
      <rect
        x="44"
        y="12"
        width="44"
        height="176"
        rx="8"
        fill="currentcolor"
        stroke="var(--draw-line)"
        strokeWidth="5"
      />
      <path
        d={ticks.map((tick) => `M88 ${24 + tick * 11}h${tick % 5 === 0 ? -24 : -14}`).join('')}
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      <path d="M100 14h170M100 178h170" stroke="var(--draw-coral)" strokeWidth="4" strokeDasharray="2 10" />
    </CoverSheet>
  );
}
