import { CoverSheet } from '../../cover-sheet';
import { Arrow } from '../arrow';

/** On the stairs the heel slips out of a shoe that is too big. */
export function HeelSlip() {
  return (
    <CoverSheet background="deep">
      <path
        d="M0 196V148H150V196M150 148V108H330V210H0"
        fill="var(--draw-line)"
        stroke="currentcolor"
        strokeWidth="4"
      />
      <g stroke="var(--draw-line)" strokeWidth="4">
        <path
          d="M178-10V34C178 50 200 54 196 70C190 88 150 84 128 92C100 100 60 118 52 100C50 84 112 66 124 34V-10Z"
          fill="var(--draw-skin)"
        />
        <path
          d="M26 118C30 98 56 92 82 88C92 108 130 100 168 104L176 132H30Q22 130 26 118Z"
          fill="currentcolor"
        />
        <path d="M22 130h158v14H28Q18 142 22 130Z" fill="var(--draw-sun)" />
      </g>
      <Arrow x={226} y={92} length={56} turn={-90} />
    </CoverSheet>
  );
}
