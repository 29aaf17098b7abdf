import { Panel } from './panel';

/** Renders sample work: letterhead, envelope and cards with one mark. */
export function Cards() {
  return (
    <Panel
      title="A sheet of letter paper, an envelope and two cards with the same mark of arches"
      ground="sun"
      arch="sun-soft"
    >
      <rect
        x="100"
        y="36"
        width="170"
        height="230"
        rx="4"
        fill="var(--draw-paper)"
        transform="rotate(-5 180 150)"
      />
      <g transform="rotate(-5 180 150)">
        <Mark x={118} y={56} />
        <path
          d="M118 122 H246 M118 142 H252 M118 162 H232 M118 182 H250 M118 202 H190"
          stroke="var(--draw-teal-soft)"
          data-scenery=""
          strokeWidth="6"
        />
      </g>
      <g transform="rotate(6 310 120)">
        <rect x="228" y="70" width="188" height="116" rx="4" fill="var(--draw-coral)" />
        <path d="M228 74 L322 138 L416 74" />
        <circle cx="322" cy="136" r="13" fill="var(--draw-sun)" />
      </g>
      <g transform="rotate(-9 330 230)">
        <rect x="260" y="196" width="140" height="82" rx="8" fill="var(--draw-teal)" />
        <path d="M280 222 H330 M280 240 H314" stroke="var(--on-brand)" strokeWidth="6" />
      </g>
      <g transform="rotate(7 250 250)">
        <rect x="176" y="214" width="140" height="82" rx="8" fill="var(--draw-paper)" />
        <Mark x={222} y={234} />
      </g>
    </Panel>
  );
}

function Mark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} strokeWidth="2.5">
      <path d="M0 40 V22 a22 22 0 0 1 44 0 V40 Z" fill="var(--draw-coral)" />
      <path d="M12 40 V23 a10 10 0 0 1 20 0 V40 Z" fill="var(--draw-sun)" />
    </g>
  );
}
