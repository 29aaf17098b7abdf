import { useId } from 'react';
import { Drawing } from '../drawing';
import { Footprint } from '../feet/footprint';

/** Team: Ines, with a footprint as a brooch. */
export function InesPortrait() {
  const id = useId();
  return (
    <Drawing width={360} height={380}>
      <clipPath id={id}>
        <path d="M0 0 H360 V364 H0 Z" />
      </clipPath>
      <path d="M24 364 V184 a156 156 0 0 1 312 0 V364 Z" fill="var(--draw-sun-soft)" stroke="none" />
      <g clipPath={`url(#${id})`}>
        <circle cx="180" cy="62" r="30" fill="var(--draw-ginger)" />
        <path
          d="M112 196 C88 116 122 76 180 76 C238 76 272 116 248 196 C244 214 236 222 228 226 H132 C124 222 116 214 112 196 Z"
          fill="var(--draw-ginger)"
        />
        <path d="M52 384 C56 308 100 280 150 272 H210 C260 280 304 308 308 384 Z" fill="var(--draw-teal)" />
        <path d="M146 273 L180 352 L214 273 Z" fill="var(--draw-paper)" />
        <path d="M156 224 H204 V274 C198 300 162 300 156 274 Z" fill="var(--draw-skin-shade)" />
        <path d="M150 271 L126 306 L152 318 L180 364 L208 318 L234 306 L210 271" />
        <path
          d="M124 164 C122 128 146 106 180 106 C214 106 238 128 236 164 C234 208 214 242 180 242 C146 242 126 208 124 164 Z"
          fill="var(--draw-skin)"
        />
        <path
          d="M118 178 C120 136 152 128 170 104 C186 130 226 136 242 178 C254 120 226 82 180 82 C134 82 106 120 118 178 Z"
          fill="var(--draw-ginger)"
        />
        <g strokeWidth="5">
          <path d="M158 172 V176" />
          <path d="M202 172 V176" />
        </g>
        <path d="M149 156 Q158 150 167 155 M193 155 Q202 150 211 156" />
        <path d="M160 204 Q180 222 200 204" />
        <path d="M124 196 V204 M236 196 V204" stroke="var(--draw-sun)" strokeWidth="9" />
        <circle cx="256" cy="326" r="19" fill="var(--draw-sun)" />
        <g transform="translate(248 310) scale(.15)">
          <Footprint fill="var(--draw-line)" line={false} />
        </g>
      </g>
      <path d="M8 364 H352" stroke="var(--draw-ground)" />
    </Drawing>
  );
}
