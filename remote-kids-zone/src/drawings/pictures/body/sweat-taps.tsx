import { CoverSheet } from '../../cover-sheet';

const taps = [60, 130, 200, 270];

/** Skin, cut open: coiled glands like little taps, and drops on top of it. */
export function SweatTaps() {
  return (
    <CoverSheet background="deep">
      <path
        d="M0 84Q30 74 60 84T130 84T200 84T270 84T340 84V200H0Z"
        fill="var(--draw-skin)"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      {taps.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path
            d="M0 86Q8 98 0 110T0 134T0 150C-22 150-22 178-2 178C20 178 22 156 6 154"
            fill="none"
            stroke="var(--draw-line)"
            strokeWidth="6"
          />
          <path d="M0 36C12 54 16 60 16 66A16 16 0 0 1-16 66C-16 60-12 54 0 36Z" fill="currentcolor" />
        </g>
      ))}
    </CoverSheet>
  );
}
