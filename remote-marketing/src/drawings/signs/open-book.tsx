import { Drawing } from '../drawing';

/** Promise: an open book with a rainbow of arches growing out of it. */
export function OpenBook() {
  return (
    <Drawing width={320} height={190}>
      <g transform="translate(0 -62)">
        <path
          d="M72 166 a88 88 0 0 1 176 0 M94 166 a66 66 0 0 1 132 0 M116 166 a44 44 0 0 1 88 0"
          strokeWidth="18"
        />
        <g strokeWidth="12">
          <path d="M72 166 a88 88 0 0 1 176 0" stroke="var(--draw-teal-light)" />
          <path d="M94 166 a66 66 0 0 1 132 0" stroke="var(--draw-sun)" />
          <path d="M116 166 a44 44 0 0 1 88 0" stroke="var(--draw-coral)" />
        </g>
        <path d="M160 176 C128 148 76 148 30 160 V226 C76 214 128 214 160 240 Z" fill="var(--draw-paper)" />
        <path
          d="M160 176 C192 148 244 148 290 160 V226 C244 214 192 214 160 240 Z"
          fill="var(--draw-paper)"
        />
        <path
          d="M160 186 C190 160 240 158 280 168 V218 C244 210 190 212 160 236 Z"
          fill="var(--draw-sun)"
          fillOpacity="0.5"
          stroke="none"
        />
        <path d="M160 176 V240" />
        <path d="M290 160 V226 C244 214 192 214 160 240 C128 214 76 214 30 226 V160" />
        <g stroke="var(--draw-mark-cool)">
          <path d="M52 174 C84 168 116 172 140 184" />
          <path d="M52 192 C84 186 116 190 140 202" />
        </g>
        <path d="M206 196 l10 -22 l10 22 M209 189 H223" stroke="var(--draw-mark)" />
        <path d="M244 172 V192 M236 182 H252" stroke="var(--draw-mark)" />
      </g>
    </Drawing>
  );
}
