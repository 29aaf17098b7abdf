import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';

/** A trainer that has become too small: its cap is open, and three toes enjoy the view. */
export function ShoesCover() {
  return (
    <CoverSheet background="warm">
      <path d="M0 172h320v28H0z" fill="var(--draw-teal)" data-scenery="" />
      <g fill="var(--draw-skin)" stroke="var(--draw-line)" strokeWidth="4">
        <path d="M66-10V70h74V-10Z" />
        <rect x="208" y="112" width="70" height="24" rx="12" transform="rotate(-14 208 124)" />
        <rect x="212" y="124" width="66" height="24" rx="12" transform="rotate(-4 212 136)" />
        <rect x="204" y="134" width="86" height="34" rx="17" />
      </g>
      <path
        d="M60 60q-2 40-12 60q-8 22-4 40H216q12-2 12-14q-10-10-2-22q-12-6-4-20C196 92 170 84 148 56Z"
        fill="var(--draw-coral)"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      <path d="M60 60l88-4" stroke="var(--draw-line)" strokeWidth="12" />
      <path d="M60 60l88-4" stroke="currentcolor" strokeWidth="5" />
      <path
        d="M38 156h182q8 0 8 8v0q0 10-10 10H50q-14 0-12-18Z"
        fill="currentcolor"
        stroke="var(--draw-line)"
        strokeWidth="4"
      />
      <path
        d="M130 78l26 2M140 92l28 0M156 106l28-4M92 100q-16 22-14 52"
        fill="none"
        stroke="var(--on-action)"
        strokeWidth="5"
      />
      <Face x={266} y={151} size={0.8} />
      <path
        d="M246 92l6-14M268 94l14-10M228 88l-2-14"
        fill="none"
        stroke="var(--draw-coral)"
        strokeWidth="5"
      />
    </CoverSheet>
  );
}
