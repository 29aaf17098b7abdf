import { useId } from 'react';
import { heelFromBehind } from 'shared-contracts/ui/drawings';
import { Drawing } from '../drawing';

const stance = { floor: 288, height: 288 };
const straight = heelFromBehind({ ...stance, x: 145, angle: 0, outside: 'left' });
const tipping = heelFromBehind({ ...stance, x: 268, angle: 14, outside: 'right' });

/** Concept: two heels seen from behind; one stands straight, one tips inwards. */
export function HeelLines() {
  const id = useId();
  return (
    <Drawing
      width={420}
      height={320}
      title="Two heels seen from behind: the left one stands straight, the right one tips inwards"
    >
      <path d="M40 288 V180 a170 170 0 0 1 340 0 V288 Z" fill="var(--draw-teal-pale)" stroke="none" />
      <clipPath id={id}>
        <path d="M40 320 V180 a170 170 0 0 1 340 0 V320 Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        {[straight, tipping].map(({ outline, shade }) => (
          <g key={outline}>
            <path d={outline} fill="var(--draw-skin)" stroke="none" />
            <path d={shade} fill="var(--draw-skin-shade)" stroke="none" />
            <path d={outline} />
          </g>
        ))}
      </g>
      <path d="M24 288 H396" stroke="var(--draw-ground)" />
      <path d={straight.axes} stroke="var(--draw-mark-cool)" strokeWidth="5" />
      <path d={tipping.axes} stroke="var(--draw-mark)" strokeWidth="5" />
      <path d={tipping.plumb} stroke="var(--draw-mark)" strokeDasharray="1 9" strokeWidth="4" />
      <g fill="var(--draw-paper)">
        {[...straight.points, ...tipping.points].map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />
        ))}
      </g>
    </Drawing>
  );
}
