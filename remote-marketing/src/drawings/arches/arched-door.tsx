import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Privacy: a closed arched door with a lock; its key hangs beside it, on your side. */
export function ArchedDoor() {
  return (
    <Drawing width={360} height={300}>
      <path d="M30 286 V180 a150 150 0 0 1 300 0 V286 Z" fill="var(--draw-coral-soft)" stroke="none" />
      <path d="M84 286 V134 a86 86 0 0 1 172 0 V286 Z" fill="var(--draw-sun)" />
      <path d="M104 286 V136 a66 66 0 0 1 132 0 V286 Z" fill="var(--draw-teal)" />
      <path
        d="M198 80 C224 92 236 112 236 136 V286 H206 C218 220 216 140 198 80 Z"
        fill="var(--draw-line)"
        opacity="0.18"
        stroke="none"
      />
      <g transform="translate(142 98) scale(.34)" strokeWidth="7">
        <Footprint fill="var(--draw-paper)" />
      </g>
      <rect x="188" y="190" width="30" height="46" rx="15" fill="var(--draw-paper)" />
      <circle cx="203" cy="206" r="4.5" fill="var(--draw-line)" stroke="none" />
      <path d="M203 208 V222" strokeWidth="4.500" />
      <path d="M286 112 V124" strokeWidth="5" />
      <circle cx="286" cy="144" r="20" strokeWidth="17" />
      <circle cx="286" cy="144" r="20" stroke="var(--draw-sun)" strokeWidth="11" />
      <path d="M286 170 V226 M286 206 H302 M286 222 H298" strokeWidth="15" />
      <path d="M286 170 V226 M286 206 H302 M286 222 H298" stroke="var(--draw-sun)" strokeWidth="9" />
      <path d="M14 286 H346" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
