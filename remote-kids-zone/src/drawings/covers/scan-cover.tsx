import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';
import { Sole } from '../sole';

/** A foot poses for the phone, toes combed, and says cheese. */
export function ScanCover() {
  return (
    <CoverSheet background="deepWarm">
      <rect
        x="82"
        y="-14"
        width="156"
        height="240"
        rx="22"
        fill="var(--draw-line)"
        stroke="currentcolor"
        strokeWidth="3"
      />
      <rect x="92" y="10" width="136" height="200" rx="10" fill="currentcolor" />
      <Sole transform="translate(108 24)">
        <Face x={57} y={80} size={1.35} />
      </Sole>
      <path d="M96 92h128" stroke="var(--draw-coral)" strokeWidth="5" />
      <path d="M102 40v-16h16M218 40v-16h-16" fill="none" stroke="var(--draw-line)" strokeWidth="6" />
      <path
        d="M38 66v28M24 80h28M276 128v24M264 140h24M282 48v12M276 54h12M44 150v12M38 156h12"
        stroke="currentcolor"
        strokeWidth="5"
      />
    </CoverSheet>
  );
}
