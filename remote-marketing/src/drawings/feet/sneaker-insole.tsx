import { Drawing } from '../drawing';

/** An insole slides into a child's sneaker. */
export function SneakerInsole() {
  return (
    <Drawing width={420} height={320} title="An insole above a child’s sneaker, ready to slide in">
      <path d="M50 292 V190 a160 160 0 0 1 320 0 V292 Z" fill="var(--draw-coral-soft)" stroke="none" />
      <path d="M14 292 H406" stroke="var(--draw-ground)" />
      <path
        d="M64 250 C64 224 92 216 130 204 C160 194 176 172 190 150 C198 142 208 148 216 150 C250 158 286 152 316 138 C332 132 340 140 342 156 C344 184 352 210 352 236 V262 H64 Z"
        fill="var(--draw-teal)"
      />
      <path d="M64 250 C64 228 88 218 118 208 C140 214 150 236 146 262 H64 Z" fill="var(--draw-paper)" />
      <path
        d="M290 148 C300 190 300 224 296 262 H352 V236 C352 210 344 184 342 156 C340 140 332 132 316 138 Z"
        fill="var(--draw-teal-light)"
      />
      <rect x="56" y="256" width="304" height="36" rx="16" fill="var(--draw-paper)" />
      <path d="M60 274 H356" stroke="var(--draw-mark)" />
      <g stroke="var(--on-brand)" strokeWidth="6">
        <path d="M168 196 L192 212 M184 178 L210 194 M196 160 L224 174" />
      </g>
      <path
        d="M96 92 C96 82 110 78 134 76 C180 72 196 38 236 40 C262 42 280 58 318 54 C334 54 340 66 336 80 C334 92 322 94 308 94 H112 C102 94 96 98 96 92 Z"
        fill="var(--draw-sun)"
      />
      <path d="M190 94 C204 66 240 58 268 94 Z" fill="var(--draw-coral)" />
      <path d="M238 106 V128 M226 118 L238 130 L250 118" stroke="var(--action)" strokeWidth="5" />
    </Drawing>
  );
}
