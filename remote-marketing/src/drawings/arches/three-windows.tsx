import { useId } from 'react';
import { Drawing } from '../drawing';

/** About: three arched windows, in each the feet of another child. */
export function ThreeWindows() {
  const id = useId();
  return (
    <Drawing width={600} height={360} title="Three arched windows, each with the feet of another child">
      <path d="M20 330 V120 a80 80 0 0 1 160 0 V330 Z" fill="var(--draw-sun)" stroke="none" />
      <path d="M220 330 V120 a80 80 0 0 1 160 0 V330 Z" fill="var(--draw-coral-soft)" stroke="none" />
      <path d="M420 330 V120 a80 80 0 0 1 160 0 V330 Z" fill="var(--draw-teal-soft)" stroke="none" />

      <clipPath id={id}>
        <path d="M20 330 V120 a80 80 0 0 1 160 0 V330 Z M220 330 V120 a80 80 0 0 1 160 0 V330 Z M420 330 V120 a80 80 0 0 1 160 0 V330 Z" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <g>
          <BareLeg />
          <g transform="translate(200 0) scale(-1 1)">
            <BareLeg />
          </g>
          <path
            d="M48 0 H152 V208 C140 214 116 214 104 206 L100 150 L96 206 C84 214 60 214 48 208 Z"
            fill="var(--draw-teal)"
          />
        </g>

        <g transform="translate(200 0)">
          <Boot />
          <g transform="translate(200 0) scale(-1 1)">
            <Boot />
          </g>
          <path
            d="M42 160 C52 110 62 60 72 0 H128 C138 60 148 110 158 160 C120 176 80 176 42 160 Z"
            fill="var(--draw-teal)"
          />
          <g fill="var(--draw-paper)" stroke="none">
            <circle cx="80" cy="92" r="6" />
            <circle cx="116" cy="80" r="6" />
            <circle cx="100" cy="124" r="6" />
            <circle cx="68" cy="142" r="6" />
            <circle cx="134" cy="138" r="6" />
          </g>
        </g>

        <g transform="translate(400 0)">
          <Sneaker />
          <g transform="translate(200 0) scale(-1 1)">
            <Sneaker />
          </g>
          <path
            d="M50 0 H150 V166 C138 172 116 172 104 166 L100 128 L96 166 C84 172 62 172 50 166 Z"
            fill="var(--draw-coral)"
          />
        </g>
      </g>
      <path d="M4 330 H596" stroke="var(--draw-ground)" />
    </Drawing>
  );
}

function BareLeg() {
  return (
    <g fill="var(--draw-deep-skin)">
      <path d="M62 200 H88 V286 C92 300 96 312 92 322 C88 330 78 330 70 330 H44 C36 330 36 318 44 312 C54 304 62 296 62 286 Z" />
      <path d="M52 318 V326 M62 318 V327 M72 320 V327" strokeWidth="2.5" />
    </g>
  );
}

function Boot() {
  return (
    <>
      <path d="M64 150 H92 V230 H64 Z" fill="var(--draw-skin)" />
      <path
        d="M56 224 H96 V316 Q96 330 84 330 H46 Q30 330 30 316 C30 300 56 296 56 276 Z"
        fill="var(--draw-sun)"
      />
      <path d="M56 242 H96" />
      <path d="M32 318 H96" />
    </>
  );
}

function Sneaker() {
  return (
    <>
      <path d="M62 150 H88 V270 H62 Z" fill="var(--draw-skin)" />
      <path d="M60 246 H90 V290 H60 Z" fill="var(--draw-paper)" />
      <path d="M60 258 H90" stroke="var(--draw-mark)" />
      <path
        d="M58 276 H92 C96 296 96 306 96 316 V322 Q96 330 86 330 H46 Q32 330 34 318 C38 302 56 300 58 276 Z"
        fill="var(--draw-teal)"
      />
      <path d="M34 319 H96 V322 Q96 330 86 330 H46 Q34 330 34 319 Z" fill="var(--draw-paper)" />
      <path d="M64 296 H82 M58 307 H78" stroke="var(--on-brand)" />
    </>
  );
}
