import { CoverSheet } from '../cover-sheet';
import { bones } from '../foot-bones/bones';
import { FootSkin } from '../foot-bones/foot-skin';

/** A foot shows its 26 bones, and a dog can't believe its luck. */
export function BonesCover() {
  return (
    <CoverSheet background="deep">
      <g transform="translate(176 -1) rotate(6) scale(.4)">
        <FootSkin />
        {bones.map(({ name, outline }) => (
          <path key={name} d={outline} fill="currentcolor" stroke="var(--draw-line)" strokeWidth="3" />
        ))}
      </g>
      <g transform="translate(0 -14)" stroke="var(--draw-line)" strokeWidth="4">
        <path d="M30 230C30 150 50 124 88 124S146 150 146 230Z" fill="currentcolor" />
        <path d="M44 142C20 134 14 166 28 186C40 182 46 164 52 150Z" fill="var(--draw-sun)" />
        <path d="M132 142C156 134 162 166 148 186C136 182 130 164 124 150Z" fill="var(--draw-sun)" />
        <path d="M84 190q4 26 14 4" fill="var(--draw-coral)" strokeWidth="3" />
        <ellipse cx="88" cy="172" rx="11" ry="8" fill="var(--draw-line)" />
        <path d="M88 180v8q-10 8-18 0M88 188q10 8 18 0" fill="none" strokeWidth="3" />
      </g>
      <path d="M112 62c-12-14-26 2-12 13l12 9 12-9c14-11 0-27-12-13Z" fill="var(--draw-sun)" />
      <circle cx="70" cy="138" r="9" fill="var(--draw-line)" />
      <circle cx="106" cy="138" r="9" fill="var(--draw-line)" />
      <circle cx="74" cy="135" r="3" fill="var(--draw-sun)" />
      <circle cx="110" cy="135" r="3" fill="var(--draw-sun)" />
    </CoverSheet>
  );
}
