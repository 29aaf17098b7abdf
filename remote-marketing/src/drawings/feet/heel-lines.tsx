import { useId } from 'react';
import { Drawing } from '../drawing';

/** Concept: two heels seen from behind; one stands straight, one tips inwards. */
export function HeelLines() {
  const id = useId();
  return (
    <Drawing
      width={420}
      height={320}
      title="Two heels seen from behind: the left one stands straight, the right one tips inwards"
    >
      <path d="M40 288 V180 a170 170 0 0 1 340 0 V288 Z" fill="var(--draw-teal-pale)" stroke="none" />
      <clipPath id={id}>
        <path d="M40 320 V180 a170 170 0 0 1 340 0 V320 Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <Heel />
        <g transform="translate(532 0) scale(-1 1)">
          <path
            d="M240 0 H308 C310 110 304 150 292 188 C290 222 288 246 284 262 C280 284 266 288 246 288 C224 288 212 280 214 258 C216 230 232 208 238 188 C246 140 242 100 240 0 Z"
            fill="var(--draw-skin)"
          />
          <path
            d="M308 0 C310 110 304 150 292 188 C290 222 288 246 284 262 C280 284 266 288 246 288 C262 276 270 250 274 190 C284 140 288 100 286 0 Z"
            fill="var(--draw-skin-shade)"
            stroke="none"
          />
          <path d="M240 0 C242 100 246 140 238 188 C232 208 216 230 214 258 C212 280 224 288 246 288 C266 288 280 284 284 262 C288 246 290 222 292 188 C304 150 310 110 308 0" />
        </g>
      </g>
      <path d="M24 288 H396" stroke="var(--draw-ground)" />
      <g stroke="var(--draw-coral)" strokeWidth="5">
        <path d="M261 60 L264 180 L286 272" />
        <path d="M145 60 V274" stroke="var(--draw-teal)" />
      </g>
      <path d="M264 180 V272" stroke="var(--draw-coral)" strokeDasharray="1 9" strokeWidth="4" />
      <g fill="var(--draw-paper)">
        <circle cx="145" cy="60" r="8" />
        <circle cx="145" cy="180" r="8" />
        <circle cx="145" cy="272" r="8" />
        <circle cx="261" cy="60" r="8" />
        <circle cx="264" cy="180" r="8" />
        <circle cx="286" cy="272" r="8" />
      </g>
    </Drawing>
  );
}

function Heel() {
  return (
    <>
      <path
        d="M112 0 H178 C180 100 172 150 174 190 C178 222 184 240 182 262 C180 284 166 288 146 288 C124 288 110 284 108 262 C106 240 112 222 116 190 C118 150 110 100 112 0 Z"
        fill="var(--draw-skin)"
        stroke="none"
      />
      <path
        d="M112 0 C110 100 118 150 116 190 C112 222 106 240 108 262 C110 284 124 288 146 288 C132 276 126 240 132 190 C134 150 130 100 132 0 Z"
        fill="var(--draw-skin-shade)"
        stroke="none"
      />
      <path d="M112 0 C110 100 118 150 116 190 C112 222 106 240 108 262 C110 284 124 288 146 288 C166 288 180 284 182 262 C184 240 178 222 174 190 C172 150 180 100 178 0" />
    </>
  );
}
