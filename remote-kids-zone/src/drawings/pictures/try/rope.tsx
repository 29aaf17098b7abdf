import { CoverSheet } from '../../cover-sheet';
import { Sole } from '../../sole';

/** Heel to toe along a rope. */
export function Rope() {
  return (
    <CoverSheet background="deep">
      <path d="M-10 112Q70 92 160 104T330 96" fill="none" stroke="var(--draw-line)" strokeWidth="14" />
      <path
        d="M-10 112Q70 92 160 104T330 96"
        fill="none"
        stroke="currentcolor"
        strokeWidth="8"
        strokeDasharray="10 6"
      />
      <Sole transform="translate(118 62) rotate(90) scale(.7 .62)" />
      <Sole transform="translate(224 134) rotate(90) scale(-.7 .62)" />
      <Sole transform="translate(330 62) rotate(90) scale(.7 .62)" />
    </CoverSheet>
  );
}
