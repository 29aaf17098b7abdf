import { Drawing } from '../drawing';

/** Promise: a magnifying glass over a page; what it shows is easy to read. */
export function PlainWords() {
  return (
    <Drawing width={320} height={260} title="A magnifying glass over a written page">
      <circle cx="160" cy="130" r="116" fill="var(--draw-sun-soft)" stroke="none" />
      <path d="M70 30 H188 L222 64 V236 H70 Z" fill="var(--draw-paper)" />
      <path d="M188 30 V52 Q188 64 200 64 H222 Z" fill="var(--draw-teal-light)" />
      <g stroke="var(--draw-teal-soft)" strokeWidth="7" data-scenery="">
        <path d="M92 66 H160 M92 92 H196 M92 118 H130 M92 144 H124 M92 170 H132 M92 196 H176" />
      </g>
      <path d="M224 182 L262 220" strokeWidth="22" />
      <path d="M228 186 L260 218" stroke="var(--draw-coral)" strokeWidth="13" />
      <circle cx="186" cy="146" r="54" fill="var(--draw-teal-pale)" strokeWidth="5" />
      <path d="M162 148 L180 166 L212 128" stroke="var(--action)" strokeWidth="10" />
    </Drawing>
  );
}
