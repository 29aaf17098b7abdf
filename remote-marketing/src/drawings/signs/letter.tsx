import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Contact: an open envelope with a letter signed by a foot. */
export function Letter() {
  return (
    <Drawing width={360} height={300}>
      <path d="M30 286 V180 a150 150 0 0 1 300 0 V286 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <path d="M70 140 L180 62 L290 140 V200 H70 Z" fill="var(--draw-teal)" />
      <rect x="94" y="44" width="172" height="190" rx="12" fill="var(--draw-paper)" />
      <path
        d="M118 74 H204 M118 98 H240 M118 122 H180"
        stroke="var(--draw-teal-soft)"
        strokeWidth="7"
        data-scenery=""
      />
      <g transform="translate(206 96) rotate(14) scale(.34)" strokeWidth="8">
        <Footprint fill="var(--draw-coral)" />
      </g>
      <path
        d="M70 140 L180 222 L290 140 V262 a18 18 0 0 1 -18 18 H88 a18 18 0 0 1 -18 -18 Z"
        fill="var(--draw-teal-light)"
      />
      <path d="M76 274 L152 202 M284 274 L208 202" />
      <path d="M14 286 H346" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
