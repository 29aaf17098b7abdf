import { Panel } from './panel';

/** Renders sample work: three posters of one series on a wall. */
export function Posters() {
  return (
    <Panel
      title="Three posters on a wall: an arch, a sun and a pair of hills"
      ground="coral-soft"
      arch="sun-soft"
    >
      <path d="M0 284 H480" stroke="var(--ink)" />
      <g transform="rotate(-3 110 160)">
        <rect x="48" y="74" width="116" height="160" fill="var(--draw-teal)" />
        <path d="M70 234 V154 a36 36 0 0 1 72 0 V234 Z" fill="var(--draw-sun)" />
        <path d="M88 234 V158 a18 18 0 0 1 36 0 V234 Z" fill="var(--draw-coral)" />
        <path d="M66 92 H116" stroke="var(--on-brand)" strokeWidth="8" />
      </g>
      <rect x="182" y="54" width="116" height="160" fill="var(--draw-paper)" />
      <circle cx="240" cy="144" r="38" fill="var(--draw-sun)" />
      <path
        d="M240 86 V94 M240 194 V202 M182 144 M192 144 H186 M288 144 H294 M203 107 l5 5 M277 107 l-5 5 M203 181 l5 -5 M277 181 l-5 -5"
        stroke="var(--draw-mark)"
        strokeWidth="6"
      />
      <path d="M200 72 H232" stroke="var(--draw-mark-cool)" strokeWidth="8" />
      <g transform="rotate(3 370 160)">
        <rect x="316" y="74" width="116" height="160" fill="var(--draw-coral)" />
        <path
          d="M316 234 V204 C340 160 366 160 388 204 C400 180 420 180 432 200 V234 Z"
          fill="var(--draw-teal)"
        />
        <circle cx="404" cy="140" r="14" fill="var(--draw-sun)" />
        <path d="M334 92 H372" stroke="var(--on-brand)" strokeWidth="8" />
      </g>
    </Panel>
  );
}
