import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** A mother and her child look at the phone together. */
export function Parents() {
  return (
    <Drawing width={480} height={340}>
      <path d="M60 340 V210 a180 180 0 0 1 360 0 V340 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <path
        d="M138 166 C112 120 130 64 184 58 C240 54 262 98 250 146 C246 168 252 186 262 198 L132 214 C146 196 146 180 138 166 Z"
        fill="var(--draw-hair)"
        data-scenery=""
      />
      <path d="M78 344 C80 262 116 226 176 222 H214 C262 226 288 262 292 344 Z" fill="var(--draw-teal)" />
      <path d="M176 186 H216 V224 C208 240 184 240 176 224 Z" fill="var(--draw-skin-shade)" />
      <path
        d="M152 124 C150 100 168 84 196 84 C224 84 240 102 238 130 C236 166 222 198 196 198 C170 198 154 166 152 124 Z"
        fill="var(--draw-skin)"
      />
      <path
        d="M146 138 C150 102 176 96 206 82 C216 104 232 112 244 136 C250 92 226 68 196 68 C162 68 140 96 146 138 Z"
        fill="var(--draw-hair)"
        data-scenery=""
      />
      <g strokeWidth="4.5">
        <path d="M180 142 V145" />
        <path d="M214 142 V145" />
      </g>
      <path d="M184 168 Q198 180 212 168" />
      <path d="M252 344 C254 292 282 268 318 266 C356 268 382 292 384 344 Z" fill="var(--draw-coral)" />
      <circle cx="318" cy="214" r="47" fill="var(--draw-skin)" />
      <path
        d="M270 214 C262 172 290 154 320 155 C352 156 374 178 366 214 C356 200 340 194 330 180 C314 196 288 196 270 214 Z"
        fill="var(--draw-ginger)"
      />
      <g strokeWidth="4.5">
        <path d="M298 218 V221" />
        <path d="M334 218 V221" />
      </g>
      <path d="M304 238 Q316 248 328 238" />
      <path d="M208 344 C202 308 216 288 240 284" />
      <rect x="214" y="256" width="66" height="104" rx="14" fill="var(--draw-device)" />
      <rect x="221" y="265" width="52" height="92" rx="8" fill="var(--draw-screen)" stroke="none" />
      <g transform="translate(250 282) scale(.26)">
        <Footprint fill="var(--draw-mark)" line={false} />
      </g>
      <g transform="translate(244 282) scale(-.26 .26)">
        <Footprint fill="var(--draw-mark)" line={false} />
      </g>
      <rect x="202" y="306" width="28" height="17" rx="8.5" fill="var(--draw-skin)" />
      <rect x="202" y="324" width="28" height="17" rx="8.5" fill="var(--draw-skin)" />
      <path d="M288 344 C290 322 282 308 274 312 C266 316 272 330 270 344 Z" fill="var(--draw-skin)" />
    </Drawing>
  );
}
