import { Drawing } from '../drawing';
import { SideFoot } from './side-foot';

/** Concept: an exercise; the toes pull a towel closer. */
export function TowelTrain() {
  return (
    <Drawing width={420} height={320} title="A bare foot pulls a striped towel closer with its toes">
      <circle cx="236" cy="160" r="144" fill="var(--draw-sun-soft)" stroke="none" />
      <path d="M10 288 H410" stroke="var(--draw-ground)" />
      <g transform="translate(14 -7) scale(.73)" strokeWidth="4">
        <g transform="translate(60 0)">
          <SideFoot />
          <path d="M305 -20 L305 134 Q366 154 431 134 L431 -20 Z" fill="var(--draw-coral)" />
          <path d="M305 106 Q366 126 431 106" />
        </g>
      </g>
      <path
        d="M16 288 C16 268 36 268 40 280 C44 262 66 262 70 278 C74 256 100 254 104 276 C112 262 130 264 146 276 L236 280 Q240 288 232 288 Z"
        fill="var(--draw-teal-light)"
      />
      <path d="M40 280 V288 M70 278 V288 M104 276 V288 M146 276 V288" />
      <path d="M58 216 H112 M96 202 L112 216 L96 230" stroke="var(--action)" strokeWidth="5" />
    </Drawing>
  );
}
