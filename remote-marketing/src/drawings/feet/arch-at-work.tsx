import { Drawing } from '../drawing';
import { Footprint } from './footprint';

/** Coming soon: an arch of stones half laid on its wooden frame, the next stone on its way. */
export function ArchAtWork() {
  return (
    <Drawing width={480} height={380} title="An arch of stones, half built, with the next stone on a rope">
      <path d="M40 352 V220 a200 200 0 0 1 400 0 V352 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <g fill="var(--draw-sun)" strokeWidth="2.500">
        <path d="M166 352 V250 a74 74 0 0 1 148 0 V352 H298 V252 a58 58 0 0 0 -116 0 V352 Z" />
        <path d="M182 268 H298 V282 H182 Z" />
      </g>
      <path d="M188 346 L292 286 M292 346 L188 286" strokeWidth="9" />
      <path d="M188 346 L292 286 M292 346 L188 286" stroke="var(--draw-sun)" strokeWidth="4" />
      <path d="M112 302 H166 V352 H112 Z M314 302 H368 V352 H314 Z" fill="var(--draw-teal)" />
      <path d="M112 250 H166 V302 H112 Z M314 250 H368 V302 H314 Z" fill="var(--draw-teal-light)" />
      <path
        d="M166 250 A74 74 0 0 1 187.700 197.700 L149.500 159.500 A128 128 0 0 0 112 250 Z"
        fill="var(--draw-coral)"
      />
      <path
        d="M314 250 A74 74 0 0 0 292.300 197.700 L330.500 159.500 A128 128 0 0 1 368 250 Z"
        fill="var(--draw-coral)"
      />
      <path
        d="M187.700 197.700 A74 74 0 0 1 211.700 181.600 L191 131.700 A128 128 0 0 0 149.500 159.500 Z"
        fill="var(--draw-teal-light)"
      />
      <g stroke="var(--ink)" strokeDasharray="2 10" strokeWidth="3.500">
        <path d="M191 131.700 A128 128 0 0 1 330.500 159.500" />
      </g>
      <path d="M404 345 V28 M404 40 H246 M404 96 L348 40" strokeWidth="14" />
      <path d="M404 345 V28 M404 40 H246 M404 96 L348 40" stroke="var(--draw-teal)" strokeWidth="8" />
      <path d="M264 44 V74 M264 74 L240 92 M264 74 L288 92" stroke="var(--ink)" />
      <path d="M227 92 H301 L290 142 H238 Z" fill="var(--draw-coral)" />
      <g transform="translate(256 97) scale(.2)" strokeWidth="8">
        <Footprint fill="var(--draw-paper)" line={false} />
      </g>
      <path d="M20 352 H460" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
