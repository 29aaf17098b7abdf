import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Team: two halves of an arch lean on each other; before each a pair of grown-up shoes, between them a child's feet. */
export function TwoUnderOneArch() {
  return (
    <Drawing
      width={480}
      height={340}
      title="Two halves of an arch that lean on each other, a child’s footprints below"
    >
      <path d="M60 312 V220 a180 180 0 0 1 360 0 V312 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <path
        d="M240 40 A180 180 0 0 0 60 220 V312 H128 V220 A112 112 0 0 1 240 108 Z"
        fill="var(--draw-teal)"
      />
      <path
        d="M240 40 A180 180 0 0 1 420 220 V312 H352 V220 A112 112 0 0 0 240 108 Z"
        fill="var(--draw-coral)"
      />
      <path
        d="M60 220 H128 M112.700 92.700 L160.800 140.800 M420 220 H352 M367.300 92.700 L319.200 140.800"
        stroke="var(--on-brand)"
      />
      <path d="M240 40 V108" strokeWidth="5" />
      <g transform="translate(94 242)">
        <path d="M-13 18 A13 13 0 0 1 13 18 V28 H-13 Z" fill="var(--draw-paper)" strokeWidth="2.5" />
        <path d="M0 11 V23 M-6 17 H6" stroke="var(--draw-mark)" strokeWidth="4" />
      </g>
      <g transform="translate(386 242)">
        <path d="M-13 18 A13 13 0 0 1 13 18 V28 H-13 Z" fill="var(--draw-paper)" strokeWidth="2.5" />
        <path d="M-6 17 L-1 22 L7 12" stroke="var(--draw-mark-cool)" strokeWidth="4" />
      </g>
      <g transform="translate(250 190) scale(.52)" strokeWidth="6">
        <Footprint />
      </g>
      <g transform="translate(230 190) scale(-.52 .52)" strokeWidth="6">
        <Footprint />
      </g>
      <path d="M20 312 H460" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
