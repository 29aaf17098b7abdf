import { CoverSheet } from '../cover-sheet';
import { Sole } from '../sole';

/** Footprints cross the page, and someone is on their track with a magnifying glass. */
export function DefaultCover() {
  return (
    <CoverSheet background="deep">
      <Sole transform="translate(84 158) rotate(66) scale(-.36 .36)" />
      <Sole transform="translate(106 22) rotate(66) scale(.36)" />
      <Sole transform="translate(300 20) rotate(66) scale(.36)" />
      <path d="M214 146l44 44" stroke="var(--draw-line)" strokeWidth="22" />
      <path d="M214 146l44 44" stroke="var(--draw-sun)" strokeWidth="13" />
      <circle cx="178" cy="110" r="60" fill="currentcolor" stroke="var(--draw-line)" strokeWidth="10" />
      <Sole transform="translate(238 118) rotate(66) scale(-.58 .58)" />
    </CoverSheet>
  );
}
