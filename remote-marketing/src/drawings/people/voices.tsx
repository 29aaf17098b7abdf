import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Testimonials: two speech bubbles; one holds a footprint, the other is still empty. */
export function Voices() {
  return (
    <Drawing width={360} height={300}>
      <path d="M30 286 V180 a150 150 0 0 1 300 0 V286 Z" fill="var(--draw-teal-soft)" stroke="none" />
      <path
        d="M60 66 a28 28 0 0 1 28 -28 H212 a28 28 0 0 1 28 28 V138 a28 28 0 0 1 -28 28 H136 L96 202 V166 H88 a28 28 0 0 1 -28 -28 Z"
        fill="var(--draw-sun)"
      />
      <g transform="translate(126 56) scale(.45)" strokeWidth="6">
        <Footprint fill="var(--draw-paper)" />
      </g>
      <path
        d="M148 158 a26 26 0 0 1 26 -26 H286 a26 26 0 0 1 26 26 V214 a26 26 0 0 1 -26 26 H284 V276 L246 240 H174 a26 26 0 0 1 -26 -26 Z"
        fill="var(--draw-paper)"
      />
      <path
        d="M178 166 H280 M178 188 H256 M178 210 H222"
        stroke="var(--draw-teal-soft)"
        strokeWidth="7"
        data-scenery=""
      />
      <path d="M14 286 H346" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
