/** Renders a fox's head on its background, 64 by 64. */
export function Fox() {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill="var(--level-3-tint)" />
      <path
        d="M10 12c8 0 14 4 17 8h10c3-4 9-8 17-8 2 10 1 17-2 23-1 11-10 21-20 21S13 46 12 35c-3-6-4-13-2-23z"
        fill="var(--level-3)"
      />
      <path
        d="M14 17c4 1 7 3 8 5l-6 7c-2-4-3-8-2-12zM50 17c-4 1-7 3-8 5l6 7c2-4 3-8 2-12z"
        fill="var(--sun)"
      />
      <path d="M12 35c8-1 15 2 20 10 5-8 12-11 20-10-1 11-10 21-20 21S13 46 12 35z" fill="var(--surface)" />
      <g fill="var(--ink)">
        <circle cx="21" cy="40" r="2.6" />
        <circle cx="43" cy="40" r="2.6" />
        <path d="M27.5 50h9c0 3-2.5 5-4.5 5s-4.5-2-4.5-5z" />
      </g>
    </>
  );
}
