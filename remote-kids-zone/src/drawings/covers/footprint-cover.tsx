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
        <Sole
          key={x}
          print="var(--draw-teal)"
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${index % 2 ? -0.27 : 0.27} .27) translate(-55 -90)`}
        />
      ))}
      <path d="M258 134L302 178" stroke="var(--draw-line)" strokeWidth="26" />
      <path d="M262 138L302 178" stroke="var(--draw-sun)" strokeWidth="16" />
      <circle cx="208" cy="84" r="72" fill="currentcolor" stroke="var(--draw-line)" strokeWidth="12" />
      <Sole skin="deep-skin" transform="translate(167 28) rotate(14 50 85) scale(.66)">
        <Face x={56} y={84} size={1.6} mood="cheeky" />
      </Sole>
      <path d="M158 62q8-18 24-26" fill="none" stroke="var(--draw-line)" strokeWidth="5" />
    </CoverSheet>
  );
}
