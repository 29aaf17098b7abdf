import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

/** Boxes in a row to walk through: stones, sand, leaves, water. */
export function FeelingPath() {
  return (
    <CoverSheet background="deep">
      {[8, 86, 164, 242].map((x) => (
        <rect
          key={x}
          x={x}
          y="64"
          width="70"
          height="112"
          rx="10"
          fill="currentcolor"
          stroke="var(--draw-line)"
          strokeWidth="4"
        />
      ))}
      <g fill="none" stroke="var(--draw-line)" strokeWidth="4">
        <path
          d="M26 90a12 9 0 1 0 .1 0ZM56 108a13 10 0 1 0 .1 0ZM30 126a13 10 0 1 0 .1 0ZM58 146a11 8 0 1 0 .1 0Z"
          fill="var(--draw-sun)"
        />
        <path
          d="M102 86h1M120 96h1M138 84h1M106 110h1M128 116h1M142 106h1M100 134h1M118 140h1M138 132h1M108 158h1M130 160h1"
          strokeWidth="7"
        />
        <path
          d="M180 104q14-22 30-8q-10 20-30 8ZM192 146q10-24 30-14q-6 22-30 14ZM180 104l-6 6M192 146l-8 6"
          fill="var(--draw-sun)"
        />
        <path d="M252 92q8-7 16 0t16 0 16 0M252 120q8-7 16 0t16 0 16 0M252 148q8-7 16 0t16 0 16 0" />
      </g>
      <Sole transform="translate(26 6) rotate(78 20 20) scale(.28)" />
      <Sole transform="translate(66 10) rotate(78 20 20) scale(.28 -.28) translate(0 -120)" />
    </CoverSheet>
  );
}
