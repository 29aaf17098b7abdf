import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Promise: a padlock that keeps a child's footprint. */
export function SafeData() {
  return (
    <Drawing width={320} height={260} title="A padlock with a child’s footprint on it">
      <path d="M32 244 V150 a128 128 0 0 1 256 0 V244 Z" fill="var(--draw-coral-soft)" stroke="none" />
      <path d="M112 118 V86 a48 48 0 0 1 96 0 V118" strokeWidth="24" />
      <path d="M112 118 V86 a48 48 0 0 1 96 0 V118" strokeWidth="17" stroke="var(--draw-sun)" />
      <rect x="80" y="110" width="160" height="134" rx="28" fill="var(--draw-teal)" />
      <path
        d="M206 112 H212 a28 28 0 0 1 28 28 V216 a28 28 0 0 1 -28 28 H196 C212 220 214 160 206 112 Z"
        fill="var(--draw-line)"
        opacity="0.18"
        stroke="none"
      />
      <g transform="translate(130 124) scale(.53)" strokeWidth="5">
        <Footprint fill="var(--draw-paper)" />
      </g>
    </Drawing>
  );
}
