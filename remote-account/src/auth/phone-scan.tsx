import { drawingPalette, footFromInside } from '@little-arches/contracts/ui';

const foot = footFromInside({ heel: 214, toes: 44, floor: 214, arch: 20 });
const small = footFromInside({ heel: 302, toes: 252, floor: 128, arch: 6 });

/** Renders a phone that scans a small foot; decorative. */
export function PhoneScan() {
  return (
    <svg
      viewBox="0 0 340 240"
      className={drawingPalette}
      fill="none"
      stroke="var(--draw-line)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M34 214 V128 a112 112 0 0 1 224 0 V214 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <path d="M12 215 H328" stroke="var(--draw-ground)" />
      <path d={foot.outline} fill="var(--draw-skin)" />
      <g fill="var(--draw-skin-shade)" stroke="none">
        <path d={foot.heelShade} />
        <path d={foot.archShade} />
      </g>
      <path d={`${foot.outline}${foot.nail}${foot.ankle}`} />
      <path d="M150 20 V84 Q182 98 216 84 V20 Z" fill="var(--draw-teal)" />
      <path d={foot.arch} stroke="var(--draw-mark)" strokeWidth="5" strokeDasharray="1 9" />
      <g transform="rotate(8 278 100)">
        <rect x="238" y="30" width="78" height="138" rx="15" fill="var(--draw-device)" stroke="none" />
        <rect x="245" y="40" width="64" height="118" rx="9" fill="var(--draw-screen)" stroke="none" />
        <g stroke="var(--draw-mark-cool)" strokeWidth="2.5">
          <path d={small.outline} fill="var(--draw-teal-light)" />
          <path d="M245 129 H309" />
        </g>
        <path d="M245 108 H309" stroke="var(--draw-mark)" strokeWidth="4" />
      </g>
    </svg>
  );
}
