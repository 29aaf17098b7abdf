import { Drawing } from '../drawing';
import { SideFoot, sideFoot } from './side-foot';

/** Concept: the arch of a foot beside the arch of a bridge, both carrying weight. */
export function FootBridge() {
  return (
    <Drawing
      width={474}
      height={420}
      title="The inner side of a foot with its arch, above a stone bridge with the same arch"
    >
      <path d="M24 384 V236 a212 212 0 0 1 424 0 V384 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <g transform="translate(18 -156)">
        <SideFoot skin="deep-skin" />
        <path d={sideFoot.arch} stroke="var(--draw-sun)" strokeWidth="6" />
        <path d="M279 356 V320 M267 332 L279 318 L291 332" stroke="var(--surface)" strokeWidth="5" />
      </g>
      <path
        d="M56 252 H504 V384 H440 C436 316 384 292 334 292 C284 292 232 316 228 384 H56 Z"
        fill="var(--draw-teal)"
        transform="translate(-52 0)"
      />
      <g stroke="var(--draw-teal-soft)" data-scenery="">
        <path d="M6 284 H150 M6 318 H138 M6 352 H128" />
        <path d="M414 284 H450 M426 318 H450 M436 352 H450" />
        <path d="M60 252 V284 M108 284 V318 M48 318 V352 M92 352 V384" />
        <path d="M198 266 L206 284 M282 262 V278 M366 266 L358 284" />
      </g>
      <path d="M3 250 H455" stroke="var(--ink)" strokeWidth="5" />
      <g stroke="var(--draw-teal)" strokeWidth="4">
        <path d="M12 404 q14 -12 28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0 t28 0" />
      </g>
    </Drawing>
  );
}
