import { Drawing } from '../drawing';

const size = 10;
const step = 30;
const cells = Array.from({ length: size * size }, (_, index) => ({
  index,
  x: 20 + (index % size) * step,
  y: 20 + Math.floor(index / size) * step,
}));
const gift = 63;

/** Promise: a hundred coins, one of them given away. */
export function OnePercent() {
  const given = cells[gift];
  return (
    <Drawing
      width={310}
      height={310}
      title="A hundred coins; one of them stands out, because it is given away"
    >
      <g stroke="var(--draw-teal)" fill="var(--draw-teal-light)">
        {cells
          .filter(({ index }) => index !== gift)
          .map(({ index, x, y }) => (
            <circle key={index} cx={x} cy={y} r="9" />
          ))}
      </g>
      {given ? (
        <g transform={`translate(${given.x} ${given.y})`}>
          <circle r="20" fill="var(--draw-sun)" />
          <path
            d="M0 12 C-16 2 -12 -11 -4 -10 C-1 -9.5 0 -7 0 -6 C0 -7 1 -9.5 4 -10 C12 -11 16 2 0 12 Z"
            fill="var(--draw-coral)"
          />
        </g>
      ) : null}
    </Drawing>
  );
}
