import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

const phones = [
  { x: 160, y: 26, turn: 0 },
  { x: 272, y: 100, turn: 90 },
  { x: 160, y: 174, turn: 0 },
  { x: 48, y: 100, turn: 90 },
];

/** From above: a phone goes round two feet that stand still. */
export function ScanRound() {
  return (
    <CoverSheet background="deep">
      <ellipse
        cx="160"
        cy="100"
        rx="112"
        ry="74"
        fill="none"
        stroke="currentcolor"
        strokeWidth="5"
        strokeDasharray="1 13"
      />
      <Sole transform="translate(156 56) scale(-.46 .5)" />
      <Sole transform="translate(164 56) scale(.46 .5)" />
      {phones.map(({ x, y, turn }) => (
        <g
          key={`${x}-${y}`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          stroke="var(--draw-line)"
          strokeWidth="4"
        >
          <rect x="-26" y="-14" width="52" height="28" rx="6" fill="currentcolor" />
          <circle cx="16" cy="0" r="4" fill="var(--draw-line)" />
        </g>
      ))}
    </CoverSheet>
  );
}
