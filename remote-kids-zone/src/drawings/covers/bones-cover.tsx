import { CoverSheet } from '../cover-sheet';
import { Sole } from '../sole';

const BONES =
  'M28 42v14M52 38v12M70 44v11M83 54v9M28 22v8M52 17v8M70 24v7M84 36v6M32 70l8 26M50 64l2 30M66 66l-2 28M80 74l-6 22M48 112l22 0';

/** A foot shows its bones, and a dog can't believe its luck. */
export function BonesCover() {
  return (
    <CoverSheet background="deep">
      <Sole transform="translate(178 16) rotate(6) scale(1.02)">
        <path d={BONES} fill="none" strokeWidth="11" />
        <path d={BONES} fill="none" stroke="currentcolor" strokeWidth="5" />
        <ellipse cx="57" cy="140" rx="13" ry="16" fill="currentcolor" strokeWidth="3" />
      </Sole>
      <g transform="translate(0 -14)" stroke="var(--on-sun)" strokeWidth="4">
        <path d="M30 230C30 150 50 124 88 124S146 150 146 230Z" fill="currentcolor" />
        <path d="M44 142C20 134 14 166 28 186C40 182 46 164 52 150Z" fill="var(--action)" />
        <path d="M132 142C156 134 162 166 148 186C136 182 130 164 124 150Z" fill="var(--action)" />
        <path d="M84 190q4 26 14 4" fill="var(--action)" strokeWidth="3" />
        <ellipse cx="88" cy="172" rx="11" ry="8" fill="var(--on-sun)" />
        <path d="M88 180v8q-10 8-18 0M88 188q10 8 18 0" fill="none" strokeWidth="3" />
      </g>
      <path d="M112 62c-12-14-26 2-12 13l12 9 12-9c14-11 0-27-12-13Z" fill="var(--sun)" />
      <circle cx="70" cy="138" r="9" fill="var(--on-sun)" />
      <circle cx="106" cy="138" r="9" fill="var(--on-sun)" />
      <circle cx="74" cy="135" r="3" fill="var(--sun)" />
      <circle cx="110" cy="135" r="3" fill="var(--sun)" />
    </CoverSheet>
  );
}
