import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';
import { Sole } from '../sole';

const prints = [
  { x: 24, y: 176, turn: 62 },
  { x: 66, y: 128, turn: 48 },
  { x: 104, y: 152, turn: 62 },
];

/** A detective's magnifying glass over a trail of wet prints; the foot it has found winks. */
export function FootprintCover() {
  return (
    <CoverSheet background="sky">
      {prints.map(({ x, y, turn }, index) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${index % 2 ? -0.3 : 0.3} .3)`}
          fill="var(--brand)"
        >
          <path d="M-22 4C-26-22-2-32 18-26C42-20 44 0 40 16C34 34 30 44 28 62C24 92-10 92-12 64C-14 46-6 36-12 24C-16 18-21 12-22 4Z" />
          <circle cx="-10" cy="-44" r="14" />
          <circle cx="14" cy="-48" r="10" />
          <circle cx="33" cy="-41" r="9" />
          <circle cx="47" cy="-29" r="8" />
          <circle cx="56" cy="-14" r="7" />
        </g>
      ))}
      <path d="M258 134L302 178" stroke="var(--on-sun)" strokeWidth="26" />
      <path d="M262 138L302 178" stroke="var(--action)" strokeWidth="16" />
      <circle cx="208" cy="84" r="72" fill="currentcolor" stroke="var(--on-sun)" strokeWidth="12" />
      <Sole transform="translate(167 28) rotate(14 50 85) scale(.66)">
        <Face x={56} y={84} size={1.6} mood="cheeky" />
      </Sole>
      <path d="M158 62q8-18 24-26" fill="none" stroke="var(--brand)" strokeWidth="5" />
    </CoverSheet>
  );
}
