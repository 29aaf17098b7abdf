import { useId } from 'react';
import { Drawing } from '../drawing';

/** Team: Jonas, with a tape measure round his neck. */
export function JonasPortrait() {
  const id = useId();
  return (
    <Drawing width={360} height={380}>
      <clipPath id={id}>
        <path d="M0 0 H360 V364 H0 Z" />
      </clipPath>
      <path d="M24 364 V184 a156 156 0 0 1 312 0 V364 Z" fill="var(--draw-window)" stroke="none" />
      <g clipPath={`url(#${id})`}>
        <path d="M44 384 C48 312 94 282 150 272 H210 C266 282 312 312 316 384 Z" fill="var(--draw-coral)" />
        <path d="M154 222 H206 V272 C200 300 160 300 154 272 Z" fill="var(--draw-deep-skin-shade)" />
        <path d="M140 275 C146 314 214 314 220 275" />
        <path d="M132 276 C112 300 112 340 118 392 M228 276 C248 300 248 340 242 392" strokeWidth="25" />
        <path
          d="M132 276 C112 300 112 340 118 392 M228 276 C248 300 248 340 242 392"
          stroke="var(--draw-sun)"
          strokeWidth="19"
        />
        <path
          d="M106 312 H116 M107 328 H123 M107 344 H117 M109 358 H125 M254 312 H244 M253 328 H237 M253 344 H243 M251 358 H235"
          strokeWidth="2.5"
        />
        <g fill="var(--draw-deep-skin)">
          <circle cx="121" cy="170" r="15" />
          <circle cx="239" cy="170" r="15" />
          <path d="M122 158 C120 122 144 102 180 102 C216 102 240 122 238 158 C236 208 214 242 180 242 C146 242 124 208 122 158 Z" />
        </g>
        <path
          d="M123 168 C124 216 148 250 180 250 C212 250 236 216 237 168 C230 192 214 198 202 196 C192 188 168 188 158 196 C146 198 130 192 123 168 Z"
          fill="var(--draw-hair)"
        />
        <path d="M162 209 C168 206 192 206 198 209 C194 222 166 222 162 209 Z" fill="var(--draw-paper)" />
        <path
          d="M118 162 C102 144 108 120 126 116 C124 96 146 82 162 90 C172 76 194 76 204 90 C220 82 240 98 236 116 C252 120 258 144 242 162 C240 140 228 128 212 128 C196 134 164 134 148 128 C132 128 120 140 118 162 Z"
          fill="var(--draw-hair)"
          data-scenery=""
        />
        <g strokeWidth="5">
          <path d="M158 166 V170" />
          <path d="M202 166 V170" />
        </g>
        <path d="M148 152 Q158 146 168 151 M192 151 Q202 146 212 152" />
      </g>
      <path d="M8 364 H352" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
