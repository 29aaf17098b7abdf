import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

const points = Array.from({ length: 10 }, (_, index) => index);

/** A ruler of Paris points under a shoe's sole: between two numbers lie two thirds of a centimetre. */
export function ParisPoints() {
  return (
    <CoverSheet background="deep">
      <rect
        x="30"
        y="16"
        width="270"
        height="96"
        rx="48"
        fill="currentcolor"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      <Sole transform="translate(258 24) rotate(90) scale(.74 1.28)" />
      <rect
        x="16"
        y="130"
        width="288"
        height="56"
        rx="8"
        fill="currentcolor"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      <path
        d={points.map((point) => `M${34 + point * 28} 130v${point % 5 === 0 ? 24 : 14}`).join('')}
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      <g fill="var(--draw-line)" fontSize="22" fontWeight="800" textAnchor="middle">
        <text x="46" y="178">
          26
        </text>
        <text x="174" y="178">
          31
        </text>
      </g>
    </CoverSheet>
  );
}
