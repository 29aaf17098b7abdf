/** Renders a bear's head on its background, 64 by 64. */
export function Bear() {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill="var(--surface-warm)" />
      <g fill="var(--level-3)">
        <circle cx="15" cy="18" r="9" />
        <circle cx="49" cy="18" r="9" />
        <path d="M32 11c14 0 23 10 23 22S46 56 32 56 9 45 9 33s9-22 23-22z" />
      </g>
      <g fill="var(--level-3-tint)">
        <circle cx="15" cy="18" r="4" />
        <circle cx="49" cy="18" r="4" />
        <path d="M20 27c5 0 8 4 12 4s7-4 12-4c4 0 7 4 7 9 0 9-9 16-19 16s-19-7-19-16c0-5 3-9 7-9z" />
      </g>
      <g fill="var(--ink)">
        <circle cx="22" cy="35" r="2.8" />
        <circle cx="42" cy="35" r="2.8" />
        <ellipse cx="32" cy="41" rx="5" ry="3.6" />
      </g>
      <path
        d="M27 47c3 2.5 7 2.5 10 0"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}
