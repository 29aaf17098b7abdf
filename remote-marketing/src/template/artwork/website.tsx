import { Footprint } from '../../drawings/feet/footprint';
import { Panel } from './panel';

/** Renders sample work: the website of a kindergarten in a browser window. */
export function Website() {
  return (
    <Panel
      title="A website in a browser window, with three arches and a line of footprints"
      ground="sun-soft"
      arch="sun"
    >
      <rect x="76" y="52" width="328" height="228" rx="16" fill="var(--draw-paper)" />
      <path d="M76 86 V68 a16 16 0 0 1 16 -16 H388 a16 16 0 0 1 16 16 V86 Z" fill="var(--draw-teal)" />
      <g fill="var(--draw-paper)" stroke="none">
        <circle cx="96" cy="69" r="5" />
        <circle cx="113" cy="69" r="5" />
        <circle cx="130" cy="69" r="5" />
      </g>
      <path d="M102 116 H212 M102 138 H186" stroke="var(--draw-mark-cool)" strokeWidth="10" />
      <path
        d="M102 164 H222 M102 180 H206 M102 196 H216"
        stroke="var(--draw-teal-soft)"
        data-scenery=""
        strokeWidth="6"
      />
      <rect x="102" y="214" width="84" height="28" rx="14" fill="var(--draw-coral)" />
      <path d="M240 242 V178 a68 68 0 0 1 136 0 V242 Z" fill="var(--draw-coral-soft)" />
      <path d="M262 242 V180 a46 46 0 0 1 92 0 V242 Z" fill="var(--draw-sun)" />
      <path d="M284 242 V182 a24 24 0 0 1 48 0 V242 Z" fill="var(--draw-paper)" />
      <g>
        <g transform="translate(108 250) scale(.13)">
          <Footprint fill="var(--draw-coral)" line={false} />
        </g>
        <g transform="translate(148 250) scale(-.13 .13)">
          <Footprint fill="var(--draw-coral)" line={false} />
        </g>
        <g transform="translate(158 250) scale(.13)">
          <Footprint fill="var(--draw-coral)" line={false} />
        </g>
        <g transform="translate(198 250) scale(-.13 .13)">
          <Footprint fill="var(--draw-coral)" line={false} />
        </g>
      </g>
    </Panel>
  );
}
