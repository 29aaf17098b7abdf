/** Renders an owl's head on its background, 64 by 64. */
export function Owl() {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill="var(--surface-tint)" />
      <path
        d="M10 8c7 4 13 5 22 5s15-1 22-5c3 10 1 16 0 22 1 16-8 28-22 28S9 46 10 30c-1-6-3-12 0-22z"
        fill="var(--brand)"
      />
      <g fill="var(--surface)">
        <circle cx="21" cy="30" r="10" />
        <circle cx="43" cy="30" r="10" />
      </g>
      <g fill="var(--ink)">
        <circle cx="22" cy="30" r="4.5" />
        <circle cx="42" cy="30" r="4.5" />
      </g>
      <path d="M27.5 36h9L32 44z" fill="var(--sun)" />
      <path
        d="M22 49l3 3 3-3 4 3 4-3 3 3 3-3"
        fill="none"
        stroke="var(--surface-tint)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
