import { Panel } from './panel';

/** Renders sample work: an app that shows the exercises of a week as a path. */
export function PhonePath() {
  return (
    <Panel
      title="A phone that shows a winding path with seven stops, four of them done"
      ground="teal-pale"
      arch="teal-soft"
    >
      <g transform="rotate(-7 240 170)">
        <rect x="166" y="24" width="152" height="288" rx="26" fill="var(--draw-device)" data-scenery="" />
        <rect x="175" y="34" width="134" height="268" rx="18" fill="var(--draw-paper)" stroke="none" />
        <path d="M196 62 H250" stroke="var(--draw-mark-cool)" strokeWidth="9" />
        <path d="M196 82 H232" stroke="var(--draw-teal-soft)" data-scenery="" strokeWidth="6" />
        <path
          d="M206 276 C300 276 300 232 242 226 C182 220 184 178 240 174 C300 170 296 128 236 122"
          stroke="var(--draw-sun)"
          strokeWidth="16"
          data-scenery=""
        />
        <g strokeWidth="3.5">
          <circle cx="208" cy="276" r="13" fill="var(--draw-coral)" />
          <circle cx="262" cy="266" r="13" fill="var(--draw-coral)" />
          <circle cx="256" cy="229" r="13" fill="var(--draw-coral)" />
          <circle cx="204" cy="208" r="13" fill="var(--draw-coral)" />
          <circle cx="222" cy="176" r="13" fill="var(--draw-paper)" />
          <circle cx="276" cy="160" r="13" fill="var(--draw-paper)" />
          <circle cx="236" cy="122" r="13" fill="var(--draw-paper)" />
        </g>
        <path
          d="M202 276 l4 5 8 -9 M256 266 l4 5 8 -9 M250 229 l4 5 8 -9 M198 208 l4 5 8 -9"
          stroke="var(--on-brand)"
          strokeWidth="3.5"
        />
      </g>
    </Panel>
  );
}
