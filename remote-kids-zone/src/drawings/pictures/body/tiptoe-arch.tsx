import { CoverSheet } from '../../cover-sheet';
import { Arrow } from '../arrow';
import { Floor } from '../floor';

/** A foot on tiptoe: there is the arch. */
export function TiptoeArch() {
  return (
    <CoverSheet background="deep">
      <Floor y={172} />
      <path
        d="M212-10V20C212 40 246 48 242 76C238 100 214 104 196 96C178 88 166 96 152 118C140 138 132 172 112 172H72C48 172 48 150 66 146C104 136 128 74 152 40V-10Z"
        fill="var(--sun)"
        stroke="var(--on-sun)"
        strokeWidth="4"
      />
      <path
        d="M196 112C180 112 168 124 158 148"
        fill="none"
        stroke="currentcolor"
        strokeWidth="7"
        strokeDasharray="1 13"
      />
      <Arrow x={268} y={160} length={70} turn={-90} />
    </CoverSheet>
  );
}
