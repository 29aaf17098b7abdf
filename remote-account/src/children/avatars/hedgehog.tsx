/** Renders a hedgehog's head on its background, 64 by 64. */
export function Hedgehog() {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill="var(--level-0-tint)" />
      <path
        d="M32 5l5 6 7-4 2 8 8-1-1 8 8 2-4 7 5 6-7 4 1 8-8 1-2 7-7-2-7 4-7-4-7 2-2-7-8-1 1-8-7-4 5-6-4-7 8-2-1-8 8 1 2-8 7 4z"
        fill="var(--level-3)"
        strokeLinejoin="round"
        stroke="var(--level-3)"
        strokeWidth="2"
      />
      <path d="M32 31c5-5 15-5 17 4 2 10-7 20-17 20S13 45 15 35c2-9 12-9 17-4z" fill="var(--surface-warm)" />
      <g fill="var(--ink)">
        <circle cx="24" cy="39" r="2.7" />
        <circle cx="40" cy="39" r="2.7" />
        <ellipse cx="32" cy="45" rx="4" ry="3" />
      </g>
      <path
        d="M28 50c2 1.5 6 1.5 8 0"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}
