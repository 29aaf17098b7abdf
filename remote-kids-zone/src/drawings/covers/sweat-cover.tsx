import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';

/** A warm trainer meets a piece of cheese: they notice that they share a perfume. */
export function SweatCover() {
  return (
    <CoverSheet background="sky">
      <path d="M0 166h320v34H0z" fill="var(--draw-teal)" data-scenery="" />
      <g stroke="var(--draw-line)" strokeWidth="4">
        <path d="M24 96h62q2 24 28 34l26 10q12 6 10 22H26q-10-30-2-66Z" fill="var(--draw-coral)" />
        <path d="M20 158h132q2 16-10 16H32q-12 0-12-16Z" fill="currentcolor" />
        <path d="M20 96h70" strokeWidth="11" />
        <path d="M20 96h70" stroke="currentcolor" />
        <path d="M178 134L286 84q18 8 18 50v40H178Z" fill="var(--draw-sun)" />
        <path d="M178 134h126" fill="none" />
        <circle cx="266" cy="110" r="9" fill="var(--draw-line)" opacity="0.6" stroke="none" />
        <circle cx="290" cy="156" r="8" fill="var(--draw-line)" opacity="0.6" stroke="none" />
        <circle cx="196" cy="166" r="5" fill="var(--draw-line)" opacity="0.6" stroke="none" />
      </g>
      <Face x={228} y={152} size={1.1} mood="surprised" />
      <Face x={98} y={144} size={0.9} mood="cheeky" line="var(--on-action)" />
      <path
        d="M36 76q-10-12 0-24t0-24M60 78q-10-12 0-24t0-24M84 76q-10-12 0-24t0-24"
        fill="none"
        stroke="var(--level-0)"
        strokeWidth="6"
      />
      <path
        d="M140 70c-14-16-30 2-14 14l14 11 14-11c16-12 0-30-14-14Z"
        fill="var(--draw-coral)"
        transform="translate(28 -26)"
      />
    </CoverSheet>
  );
}
