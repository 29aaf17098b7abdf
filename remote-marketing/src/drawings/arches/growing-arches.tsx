import { Drawing } from '../drawing';

/** Concept: footprints along a path; from scan to scan the arch shows more. */
export function GrowingArches() {
  return (
    <Drawing
      width={420}
      height={320}
      title="Four footprints in a row; from one to the next the arch shows more"
    >
      <path
        d="M10 290 C90 290 90 238 160 238 C240 238 230 176 300 168 C350 162 366 120 410 116 V320 H10 Z"
        fill="var(--draw-teal-soft)"
        stroke="none"
      />
      <path
        d="M10 290 C90 290 90 238 160 238 C240 238 230 176 300 168 C350 162 366 120 410 116"
        stroke="var(--draw-teal)"
      />
      <Print x={28} y={158} inner={8} fill="var(--draw-coral)" />
      <Print x={122} y={112} inner={18} fill="var(--draw-coral)" />
      <Print x={220} y={56} inner={30} fill="var(--draw-sun)" />
      <Print x={318} y={10} inner={42} fill="var(--draw-sun)" />
    </Drawing>
  );
}

/** `inner`: how far the arch cuts into the print. */
function Print({ x, y, inner, fill }: { x: number; y: number; inner: number; fill: string }) {
  const edge = 8 + inner;
  return (
    <g transform={`translate(${x} ${y}) scale(.58)`} fill={fill} strokeWidth="5">
      <path
        d={`M36 58 C14 58 4 76 8 96 C10 110 ${edge} 120 ${edge} 140 C${edge} 154 14 160 14 178 C14 194 28 204 44 204 C60 204 70 190 70 172 C70 150 82 128 82 98 C82 70 62 58 36 58 Z`}
      />
      <ellipse cx="21" cy="33" rx="14" ry="18" />
      <ellipse cx="46" cy="27" rx="9" ry="12" />
      <ellipse cx="65" cy="35" rx="8" ry="11" />
      <ellipse cx="79" cy="48" rx="7" ry="9" />
      <ellipse cx="89" cy="65" rx="6" ry="8" />
    </g>
  );
}
