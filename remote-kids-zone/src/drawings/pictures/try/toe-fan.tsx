import { CoverSheet } from '../../cover-sheet';
import { Face } from '../../face';
import { Arrow } from '../arrow';

const toes = [
  { turn: -34, long: 42, wide: 21 },
  { turn: -12, long: 46, wide: 14 },
  { turn: 6, long: 42, wide: 13 },
  { turn: 24, long: 36, wide: 12 },
  { turn: 44, long: 30, wide: 11 },
];

/** Toes spread like the tail of a peacock. */
export function ToeFan() {
  return (
    <CoverSheet background="deep">
      <g fill="var(--draw-skin)" stroke="var(--draw-line)" strokeWidth="4">
        {toes.map(({ turn, long, wide }) => (
          <rect
            key={turn}
            x={160 - wide}
            y={128 - 62 - long}
            width={2 * wide}
            height={long + 40}
            rx={wide}
            transform={`rotate(${turn} 160 150)`}
          />
        ))}
        <path d="M92 210C84 150 92 104 126 96C150 90 200 92 216 108C240 130 234 170 228 210Z" />
      </g>
      <path d="M106 106q50-24 108 4" fill="none" stroke="var(--draw-skin)" strokeWidth="10" />
      <Face x={160} y={148} size={1.4} />
      <Arrow x={66} y={88} length={36} turn={-150} />
      <Arrow x={258} y={96} length={36} turn={-24} />
    </CoverSheet>
  );
}
