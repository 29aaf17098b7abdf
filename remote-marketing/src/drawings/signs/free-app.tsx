import { Drawing } from '../drawing';

/** Promise: a phone with a price tag that says nought. */
export function FreeApp() {
  return (
    <Drawing width={320} height={260} title="A phone with a price tag that says zero">
      <path d="M40 240 V150 a120 120 0 0 1 240 0 V240 Z" fill="var(--draw-window)" stroke="none" />
      <rect x="84" y="28" width="124" height="212" rx="24" fill="var(--draw-device)" />
      <rect x="93" y="39" width="106" height="190" rx="15" fill="var(--draw-paper)" stroke="none" />
      <g strokeWidth="9" data-scenery="">
        <path d="M112 132 a34 34 0 0 1 68 0" stroke="var(--draw-sun)" />
        <path d="M127 132 a19 19 0 0 1 38 0" stroke="var(--draw-coral)" />
      </g>
      <path d="M112 160 H180 M112 180 H156" stroke="var(--draw-teal-soft)" strokeWidth="7" data-scenery="" />
      <path d="M196 66 C216 56 232 74 228 104" stroke="var(--ink)" />
      <path d="M228 96 L268 128 V204 Q268 216 256 216 H200 Q188 216 188 204 V128 Z" fill="var(--draw-sun)" />
      <circle cx="228" cy="120" r="6" fill="var(--draw-paper)" />
      <ellipse cx="228" cy="171" rx="17" ry="25" strokeWidth="8" />
    </Drawing>
  );
}
