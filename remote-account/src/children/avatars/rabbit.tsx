/** Renders a rabbit's head on its background, 64 by 64. */
export function Rabbit() {
  return (
    <>
      <circle cx="32" cy="32" r="32" fill="var(--level-2-tint)" />
      <g fill="var(--level-2)">
        <path d="M24 32C14 26 12 6 18 4s12 12 12 24zM40 32c10-6 12-26 6-28S34 16 34 28z" />
        <path d="M32 24c12 0 19 7 19 17S43 58 32 58s-19-7-19-17 7-17 19-17z" />
      </g>
      <path d="M23 24c-4-6-5-13-4-15s6 6 7 15zM41 24c4-6 5-13 4-15s-6 6-7 15z" fill="var(--level-2-tint)" />
      <path
        d="M22 35c4 0 6 2 10 2s6-2 10-2c4 0 6 3 6 6 0 8-7 13-16 13s-16-5-16-13c0-3 2-6 6-6z"
        fill="var(--surface)"
      />
      <g fill="var(--ink)">
        <circle cx="23" cy="42" r="2.6" />
        <circle cx="41" cy="42" r="2.6" />
        <path d="M29 45h6c0 2-1.5 3.5-3 3.500S29 47 29 45z" />
      </g>
      <path
        d="M32 48v2m-4 1c2 1.5 6 1.5 8 0"
        fill="none"
        stroke="var(--ink)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  );
}
