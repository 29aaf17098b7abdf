import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** A pediatric professional beside a sheet with two measured feet. */
export function Professionals() {
  return (
    <Drawing width={480} height={340}>
      <path d="M60 340 V210 a180 180 0 0 1 360 0 V340 Z" fill="var(--draw-window)" stroke="none" />
      <path d="M82 344 C84 266 112 232 162 226 H202 C252 232 280 266 282 344 Z" fill="var(--draw-paper)" />
      <path d="M150 228 L182 286 L214 228 Z" fill="var(--draw-coral)" />
      <path d="M182 286 V344" />
      <path d="M142 230 L150 262 L164 262 L182 290 L200 262 L214 262 L222 230" />
      <path
        d="M160 186 H204 V226 C196 244 168 244 160 226 Z"
        fill="var(--draw-deep-skin-shade)"
        data-scenery=""
      />
      <path
        d="M134 126 C132 100 152 82 182 82 C212 82 230 100 228 128 C226 168 210 200 182 200 C154 200 136 168 134 126 Z"
        fill="var(--draw-deep-skin)"
      />
      <path
        d="M132 140 C120 96 140 62 186 62 C228 62 242 94 230 138 C226 122 220 112 208 106 C184 112 156 110 146 108 C138 116 134 126 132 140 Z"
        fill="var(--draw-hair)"
        data-scenery=""
      />
      <g fill="var(--draw-paper)" fillOpacity="0.35">
        <circle cx="163" cy="144" r="15" />
        <circle cx="203" cy="144" r="15" />
      </g>
      <path d="M178 144 Q183 140 188 144" />
      <g strokeWidth="4.5">
        <path d="M164 143 V146" />
        <path d="M202 143 V146" />
      </g>
      <path d="M170 176 Q184 187 197 176" />
      <g transform="rotate(5 336 246)">
        <rect x="254" y="156" width="164" height="196" rx="18" fill="var(--draw-sun)" />
        <rect x="268" y="176" width="136" height="176" rx="8" fill="var(--draw-paper)" />
        <rect x="306" y="146" width="60" height="26" rx="10" fill="var(--draw-teal)" />
        <g transform="translate(342 194) scale(.42)" strokeWidth="6">
          <Footprint fill="var(--draw-teal-light)" />
        </g>
        <g transform="translate(330 194) scale(-.42 .42)" strokeWidth="6">
          <Footprint fill="var(--draw-teal-light)" />
        </g>
        <path d="M282 208 V278 M276 208 H288 M276 278 H288" stroke="var(--draw-mark)" />
        <path
          d="M284 302 H388 M284 322 H356"
          stroke="var(--draw-teal-soft)"
          strokeWidth="6"
          data-scenery=""
        />
      </g>
      <g fill="var(--draw-deep-skin)">
        <rect x="240" y="266" width="40" height="22" rx="11" />
        <rect x="236" y="290" width="44" height="22" rx="11" />
        <rect x="240" y="314" width="40" height="22" rx="11" />
      </g>
    </Drawing>
  );
}
