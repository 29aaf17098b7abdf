import { CoverSheet } from '../../cover-sheet';
import { Face } from '../../face';

/** The feet of a baby, round as two loaves, asleep on a cushion. */
export function BabyFeet() {
  return (
    <CoverSheet background="violet">
      <path
        d="M30 150C20 186 40 192 70 190H250C280 192 300 186 290 150C280 130 40 130 30 150Z"
        fill="var(--draw-coral)"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      {[-1, 1].map((side) => (
        <g
          key={side}
          transform={`translate(${160 + side * 58} 92) scale(${side} 1) rotate(10)`}
          fill="var(--draw-skin)"
          stroke="var(--draw-line)"
          strokeWidth="4"
        >
          <path d="M-38-20C-34-44 34-44 40-16C46 14 36 72 0 72C-36 72-44 8-38-20Z" />
          <path d="M-26-62a15 15 0 1 0 .1 0ZM-1-64a10 11 0 1 0 .1 0ZM16-58a9 10 0 1 0 .1 0ZM31-48a8 9 0 1 0 .1 0ZM42-34a7 8 0 1 0 .1 0Z" />
        </g>
      ))}
      <Face x={102} y={110} size={1.3} mood="asleep" />
      <Face x={218} y={110} size={1.3} mood="asleep" />
    </CoverSheet>
  );
}
