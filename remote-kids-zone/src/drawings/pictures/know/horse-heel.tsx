import { CoverSheet } from '../../cover-sheet';
import { Floor } from '../floor';

/** The back leg of a horse beside a child's leg on tiptoe: a dot shows the heel in both. */
export function HorseHeel() {
  return (
    <CoverSheet background="deep">
      <Floor y={176} />
      <g stroke="var(--draw-line)" strokeWidth="4">
        <path
          d="M96-10C104 26 112 40 104 58C98 72 88 80 86 96L78 152L92 160L96 176H46L58 154L64 96C62 78 66 64 62 48C56 30 30 20 26-10Z"
          fill="currentcolor"
        />
        <path d="M58 154L78 152L92 160L96 176H46Z" fill="var(--draw-sun)" />
        <path
          d="M276-10V60C276 76 290 84 286 100C282 114 264 114 256 108C242 120 236 176 220 176H186C174 176 174 160 188 158C212 152 226 100 230 60V-10Z"
          fill="var(--draw-skin)"
        />
      </g>
      <circle cx="93" cy="56" r="9" fill="var(--draw-line)" />
      <circle cx="268" cy="94" r="9" fill="var(--draw-line)" />
      <path
        d="M112 56Q180 44 250 88"
        fill="none"
        stroke="currentcolor"
        strokeWidth="5"
        strokeDasharray="1 12"
      />
    </CoverSheet>
  );
}
