import { CoverSheet } from '../../cover-sheet';
import { SideFoot } from '../../side-foot';

const stones = [-72, -36, 0, 36, 72];

/** A foot over an arch of stones: the one at the top, the keystone, holds both sides. */
export function Keystone() {
  return (
    <CoverSheet background="deep">
      <SideFoot transform="translate(28 -34) scale(1.4)" arch={12} />
      {stones.map((turn) => (
        <path
          key={turn}
          transform={`translate(160 212) rotate(${turn})`}
          d="M-27-92L-16-54Q0-58 16-54L27-92Q0-98-27-92Z"
          fill={turn === 0 ? 'var(--draw-sun)' : 'currentcolor'}
          stroke="var(--draw-line)"
          strokeWidth="4"
        />
      ))}
    </CoverSheet>
  );
}
