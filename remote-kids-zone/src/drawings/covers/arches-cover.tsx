import { CoverSheet } from '../cover-sheet';
import { Face } from '../face';

/** A foot stands in a river like a stone bridge, and a paper boat sails through under its arch. */
export function ArchesCover() {
  return (
    <CoverSheet background="cool">
      <circle cx="276" cy="40" r="20" fill="var(--sun)" data-scenery="" />
      <path d="M0 160h320v40H0z" fill="var(--brand)" />
      <path
        d="M84-10V62C80 88 58 106 56 134C54 158 68 168 92 168H110C120 168 124 160 126 150C132 124 152 116 172 118C194 120 208 136 214 154C218 166 224 168 234 168H262C284 168 286 142 266 132C226 116 178 92 168 54L166-10Z"
        fill="var(--sun)"
        stroke="var(--on-sun)"
        strokeWidth="4"
      />
      <path d="M258 148q-12 2-12 18M238 140q-10 4-10 22" fill="none" stroke="var(--on-sun)" strokeWidth="3" />
      <Face x={112} y={88} size={1.25} />
      <g stroke="var(--on-sun)" strokeWidth="3">
        <path d="M146 152h52l-10 16h-32Z" fill="currentcolor" />
        <path d="M172 150v-24l18 22Z" fill="var(--action)" />
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
