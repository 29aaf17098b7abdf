import { Footprint } from '../../drawings/feet/footprint';
import { Panel } from './panel';

/** Renders sample work: a shoe box whose lid measures feet. */
export function ShoeBox() {
  return (
    <Panel
      title="A shoe box; on its lid two footprints stand beside a measuring line"
      ground="teal-soft"
      arch="teal-pale"
    >
      <path d="M84 216 L300 262 V300 L84 254 Z" fill="var(--draw-coral)" />
      <path d="M300 262 L410 206 V244 L300 300 Z" fill="var(--draw-coral)" />
      <path d="M72 186 L196 128 L420 172 L302 232 Z" fill="var(--draw-paper)" />
      <path d="M72 186 L302 232 V258 L72 212 Z" fill="var(--draw-sun)" />
      <path d="M302 232 L420 172 V198 L302 258 Z" fill="var(--draw-sun-soft)" />
      <g transform="matrix(.34 .1 -.3 .14 208 146)" strokeWidth="8">
        <Footprint fill="var(--draw-teal)" />
      </g>
      <g transform="matrix(-.34 -.1 -.3 .14 312 168)" strokeWidth="8">
        <Footprint fill="var(--draw-teal)" />
      </g>
      <path
        d="M376 176 L314 208 M362 174 l10 8 M346 182 l10 8 M330 190 l10 8 M314 198 l10 8"
        strokeWidth="2.5"
      />
      <path d="M96 208 L160 221" stroke="var(--draw-mark)" strokeWidth="8" />
      <path d="M240 96 V62 M190 104 L172 76 M290 104 L308 76" stroke="var(--action)" />
    </Panel>
  );
}
