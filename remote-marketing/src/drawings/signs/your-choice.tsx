import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Promise: a signpost with two arms, an insole on one and a bare foot on the other. */
export function YourChoice() {
  return (
    <Drawing width={320} height={260} title="A signpost: one arm shows an insole, the other a bare footprint">
      <path d="M20 240 C60 196 260 196 300 240 Z" fill="var(--draw-teal-soft)" stroke="none" />
      <rect x="151" y="26" width="18" height="206" rx="9" fill="var(--draw-teal)" />
      <path d="M132 52 H264 L294 84 L264 116 H132 Z" fill="var(--draw-sun)" />
      <path
        d="M150 98 C150 92 160 90 172 89 C194 86 202 68 220 70 C234 71 242 80 258 78 C266 78 268 84 267 91 C266 98 260 100 252 100 H158 C152 100 150 102 150 98 Z"
        fill="var(--draw-coral)"
        strokeWidth="2.5"
      />
      <path d="M188 134 H56 L26 166 L56 198 H188 Z" fill="var(--draw-paper)" />
      <g transform="translate(70 184) rotate(-90) scale(.38)" strokeWidth="7">
        <Footprint />
      </g>
      <path d="M12 238 H308" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
