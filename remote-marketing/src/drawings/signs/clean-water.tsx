import { Drawing } from '../drawing';

/** Promise: water runs from a tap into a glass. */
export function CleanWater() {
  return (
    <Drawing width={320} height={260}>
      <circle cx="160" cy="134" r="112" fill="var(--draw-teal-pale)" stroke="none" />
      <path d="M150 76 H172 V150 H150 Z" fill="var(--draw-teal-light)" stroke="none" />
      <path
        d="M48 46 H136 C160 46 182 58 182 84 V96 H140 V86 C140 80 136 78 130 78 H48 Z"
        fill="var(--draw-sun)"
      />
      <rect x="34" y="38" width="18" height="48" rx="6" fill="var(--draw-sun)" />
      <path d="M100 46 V28" stroke="var(--ink)" />
      <rect x="72" y="16" width="56" height="14" rx="7" fill="var(--draw-coral)" />
      <path d="M150 96 V150 M172 96 V150" stroke="var(--draw-teal)" />
      <path d="M112 150 H210 L200 240 H122 Z" fill="var(--draw-paper)" />
      <path
        d="M116 182 C132 174 144 190 162 182 C180 174 192 188 207 180 L200 240 H122 Z"
        fill="var(--draw-teal-light)"
        stroke="none"
      />
      <path d="M116 182 C132 174 144 190 162 182 C180 174 192 188 207 180" stroke="var(--draw-mark-cool)" />
      <path d="M112 150 H210 L200 240 H122 Z" />
      <path
        d="M236 120 C248 138 254 146 254 156 a18 18 0 0 1 -36 0 C218 146 224 138 236 120 Z"
        fill="var(--draw-teal)"
      />
      <path d="M228 158 a8 8 0 0 0 6 8" stroke="var(--on-brand)" />
    </Drawing>
  );
}
