import { Footprint } from '../../drawings/feet/footprint';
import { Panel } from './panel';

const steps = [
  [118, 258, 0.3],
  [196, 228, 0.25],
  [196, 202, 0.21],
  [246, 186, 0.17],
  [246, 168, 0.14],
] as const;

/** Renders sample work: footprints on a clinic's floor that lead to the right door. */
export function FloorSigns() {
  return (
    <Panel
      title="A corridor with two doors; coloured footprints on the floor lead to one of them"
      ground="teal-pale"
      arch="teal-pale"
    >
      <path d="M-9 330 L150 150 H330 L489 330 Z" fill="var(--draw-sun-soft)" data-scenery="" />
      <path d="M150 150 V44 H330 V150 Z" fill="var(--draw-paper)" />
      <path d="M-15 -4 L150 44 M495 -4 L330 44" stroke="var(--ink)" />
      <path d="M176 150 V98 a28 28 0 0 1 56 0 V150 Z" fill="var(--draw-coral-soft)" />
      <path d="M250 150 V98 a28 28 0 0 1 56 0 V150 Z" fill="var(--draw-teal)" />
      <circle cx="222" cy="118" r="3" fill="var(--draw-line)" data-scenery="" />
      <circle cx="296" cy="118" r="3" fill="var(--draw-line)" />
      <path d="M190 53 H218 V63 H190 Z" fill="var(--draw-coral)" />
      <path d="M264 53 H292 V63 H264 Z" fill="var(--draw-teal)" />
      <path d="M388 192 V106 L444 88 V250 Z" fill="var(--draw-teal)" />
      <path d="M402 138 l28 -8 M402 160 l28 -4" stroke="var(--on-brand)" strokeWidth="6" />
      <path d="M36 96 L96 110 V190 L36 216 Z" fill="var(--draw-sun)" />
      <path d="M50 186 V156 q16 -22 32 2 V174" strokeWidth="6" stroke="var(--draw-mark)" />
      {steps.map(([x, y, size], index) => (
        <g
          key={y}
          transform={`translate(${x} ${y}) scale(${index % 2 ? -size : size} ${size * 0.72})`}
          strokeWidth="9"
        >
          <Footprint fill="var(--draw-teal)" />
        </g>
      ))}
    </Panel>
  );
}
