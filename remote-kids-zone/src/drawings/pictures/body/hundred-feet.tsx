import { CoverSheet } from '../../cover-sheet';

/** Of a hundred children, how many have flat feet: at three years, and at six. */
export function HundredFeet() {
  return (
    <CoverSheet background="deep">
      <Hundred x={14} flat={54} age="3" />
      <Hundred x={170} flat={24} age="6" />
    </CoverSheet>
  );
}

function Hundred({ x, flat, age }: { x: number; flat: number; age: string }) {
  const squares = Array.from({ length: 100 }, (_, index) => index);
  const place = (index: number) => `M${(index % 10) * 13.6} ${Math.floor(index / 10) * 13.6}h10v10h-10Z`;
  const path = (list: number[]) => list.map(place).join('');
  return (
    <g transform={`translate(${x} 16)`}>
      <path d={path(squares.slice(0, flat))} fill="var(--draw-sun)" />
      <path d={path(squares.slice(flat))} fill="none" stroke="currentcolor" strokeWidth="2" />
      <text x="66" y="172" fill="currentcolor" fontSize="34" fontWeight="800" textAnchor="middle">
        {age}
      </text>
    </g>
  );
}
