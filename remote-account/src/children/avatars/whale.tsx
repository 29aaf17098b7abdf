/** Renders a whale on its background, 64 by 64. */
export function Whale() {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill="var(--level-1-tint)" />
      <path
        d="M24 18c-1-6-6-8-9-6m9 6c1-6 6-8 9-6"
        fill="none"
        stroke="var(--level-1)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="M5 38c0-11 8-17 20-17 14 0 17 11 25 11 3 0 4-3 3-7-4-1-6-4-6-8 4-1 7 1 8 4 1-3 4-5 7-4 0 4-2 7-5 8 2 18-8 29-29 29C14 54 5 48 5 38z"
        fill="var(--level-1)"
      />
      <path d="M6 43c8 3 20 3 30-1 2 5-1 10-7 12-12 1-21-4-23-11z" fill="var(--surface)" />
      <path d="M15 46v4M22 47v5M29 46v5" stroke="var(--level-1)" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="17" cy="35" r="4" fill="var(--surface)" />
      <circle cx="17.5" cy="35.5" r="2.2" fill="var(--ink)" />
    </>
  );
}
