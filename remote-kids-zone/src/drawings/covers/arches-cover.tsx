import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';
import { SideFoot } from '../side-foot';

/** A foot bridges a river like a stone arch, and a paper boat sails through under its arch. */
export function ArchesCover() {
  return (
    <CoverSheet background="cool">
      <circle cx="276" cy="40" r="20" fill="var(--draw-sun)" data-scenery="" />
      <path d="M0 160h320v40H0z" fill="var(--draw-teal)" />
      <SideFoot transform="translate(292 28) scale(-1.3 1.3)" arch={42} plain />
      <Face x={103} y={92} size={1.25} />
      <g transform="translate(-16)" stroke="var(--draw-line)" strokeWidth="3">
        <path d="M146 152h52l-10 16h-32Z" fill="currentcolor" />
        <path d="M172 150v-24l18 22Z" fill="var(--draw-coral)" />
      </g>
      <path
        d="M8 178q9-7 18 0t18 0M126 184q9-7 18 0t18 0 18 0M270 180q9-7 18 0t18 0"
        fill="none"
        stroke="var(--on-brand)"
        strokeWidth="3"
      />
    </CoverSheet>
  );
}
