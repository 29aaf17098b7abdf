/** Renders a frog's head on its background, 64 by 64. */
export function Frog() {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill="var(--level-0-tint)" />
      <g fill="var(--level-0)">
        <circle cx="18" cy="20" r="11" />
        <circle cx="46" cy="20" r="11" />
        <path d="M32 20c16 0 25 8 25 19S46 56 32 56 7 50 7 39s9-19 25-19z" />
      </g>
      <g fill="var(--surface)">
        <circle cx="18" cy="20" r="7" />
        <circle cx="46" cy="20" r="7" />
      </g>
      <g fill="var(--ink)">
        <circle cx="19" cy="21" r="3.5" />
        <circle cx="45" cy="21" r="3.5" />
      </g>
      <path
        d="M15 40c8 9 26 9 34 0"
        fill="none"
        stroke="var(--level-0-tint)"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
      <g fill="var(--level-0-tint)">
        <circle cx="29" cy="33" r="1.5" />
        <circle cx="35" cy="33" r="1.5" />
      </g>
    </>
  );
}
