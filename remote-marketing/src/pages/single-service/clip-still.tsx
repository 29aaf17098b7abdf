import { DrawingSheet } from '../../drawings/drawing-sheet';
import { SideFoot, sideFoot } from '../../drawings/feet/side-foot';

/** Renders the first scene of the clip: a foot on a line, with its arch marked. */
export function ClipStill() {
  return (
    <DrawingSheet width={640} height={360}>
      <rect width="640" height="360" fill="var(--draw-teal-pale)" stroke="none" />
      <path d="M150 322 V230 a170 170 0 0 1 340 0 V322 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <g transform="translate(150 34) scale(.72)">
        <SideFoot />
        <path d={sideFoot.arch} stroke="var(--draw-coral)" strokeWidth="7" strokeDasharray="1 14" />
      </g>
      <path d="M40 325 H600" stroke="var(--ink)" />
      <path d="M96 232 H544" stroke="var(--draw-coral)" strokeWidth="5" />
    </DrawingSheet>
  );
}
