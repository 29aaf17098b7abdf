import { CoverSheet } from '../../cover-sheet';

/** A duck on the pond, seen with its feet under water: skin between the toes makes paddles. */
export function DuckFeet() {
  return (
    <CoverSheet background="deep">
      <g stroke="var(--draw-line)" strokeWidth="4">
        <path
          d="M70 92C66 54 100 66 128 72C168 80 190 74 196 48C196 22 236 14 242 44C262 44 268 54 244 60C240 92 226 122 176 122C120 124 76 122 70 92Z"
          fill="currentcolor"
        />
        <path d="M242 44C262 44 272 54 244 60Z" fill="var(--draw-sun)" />
        <path d="M110 84q30 26 62 2q-4 30-32 30q-26-4-30-32Z" fill="var(--draw-sun)" />
        <path
          d="M120 122L104 156L84 186L108 180L124 192L128 158L136 122ZM172 122L184 152L206 178L212 160L232 160L196 138L188 122Z"
          fill="var(--draw-sun)"
        />
        <path d="M104 156l4 24M184 152l28 8" fill="none" />
      </g>
      <circle cx="222" cy="40" r="4" fill="var(--draw-line)" />
      <path
        d="M0 112q12-8 24 0t24 0M262 112q12-8 24 0t24 0 24 0"
        fill="none"
        stroke="currentcolor"
        strokeWidth="4"
      />
    </CoverSheet>
  );
}
